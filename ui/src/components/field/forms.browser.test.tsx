// Every field as part of a form: uncontrolled, submitted, required, reset, and disabled by a fieldset.
import type { FormEvent, ReactElement, RefCallback } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AvailabilityField } from '../availability-field/availability-field'
import { entriesOf } from '../availability-grid/availability'
import { Checkbox } from '../checkbox/checkbox'
import { Combobox } from '../combobox/combobox'
import { CountryCombobox } from '../country-combobox/country-combobox'
import { PhoneField } from '../phone-field/phone-field'
import { PlaceCombobox } from '../place-combobox/place-combobox'
import { RadioGroup } from '../radio-group/radio-group'
import { RichTextField } from '../rich-text-field/rich-text-field'
import { ScheduleField } from '../schedule-field/schedule-field'
import { createSchedule, timeSlots } from '../schedule-grid/schedule'
import { Select } from '../select/select'
import { RangeSlider } from '../slider/range-slider'
import { Slider } from '../slider/slider'
import { SuburbCombobox } from '../suburb-combobox/suburb-combobox'
import { TextArea } from '../text-area/text-area'
import { TextField } from '../text-field/text-field'
import { focusFirstInvalid } from './focus-first-invalid'

const letters = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
]
const places = [
  { name: 'Köln', postcodes: ['50667', '50668'] },
  { name: 'Kiel', postcodes: ['24103'] },
]
const meetings = createSchedule({ days: [1, 2], slots: timeSlots(540, 660, 60), levels: ['free', 'if-needed'] })
const identity = (text: string) => text

/** What all fields have in common. */
interface FieldProps {
  required?: boolean
  ref?: (control: { focus: () => void } | null) => void
}

interface FieldCase {
  name: string
  /** The field, uncontrolled, with the default value that `first` is submitted for. */
  filled: ReactElement
  /** The field, uncontrolled and empty; a slider is never empty. */
  empty?: (props: FieldProps) => ReactElement
  /** The entries submitted at first. */
  first: string[][]
  /** Changes the value as a reader does. */
  edit: () => Promise<unknown>
  /** The entries submitted afterwards. */
  edited: string[][]
  /** The control that a ref focuses. */
  firstControl: () => Element
}

const textBox = () => page.getByRole('textbox', { name: 'Field' })
const comboboxNamed = (name: string) => page.getByRole('combobox', { name })

async function pick(combobox: ReturnType<typeof comboboxNamed>, text: string) {
  await combobox.fill(text)
  await userEvent.keyboard('{ArrowDown}{Enter}')
}

/** Presses a key in the first slider. */
async function pressAtField(key: string) {
  page.getByRole('slider').first().element().focus()
  await userEvent.keyboard(key)
}

const cases: FieldCase[] = [
  {
    name: 'TextField',
    filled: <TextField label="Field" name="field" defaultValue="one" />,
    empty: (props) => <TextField label="Field" name="field" {...props} />,
    first: [['field', 'one']],
    edit: () => textBox().fill('two'),
    edited: [['field', 'two']],
    firstControl: () => textBox().element(),
  },
  {
    name: 'TextArea',
    filled: <TextArea label="Field" name="field" defaultValue="one" />,
    empty: (props) => <TextArea label="Field" name="field" {...props} />,
    first: [['field', 'one']],
    edit: () => textBox().fill('two'),
    edited: [['field', 'two']],
    firstControl: () => textBox().element(),
  },
  {
    name: 'Select',
    filled: <Select label="Field" name="field" options={letters} defaultValue="b" />,
    empty: (props) => <Select label="Field" name="field" options={letters} placeholder="Choose" {...props} />,
    first: [['field', 'b']],
    edit: () => comboboxNamed('Field').selectOptions('Alpha'),
    edited: [['field', 'a']],
    firstControl: () => comboboxNamed('Field').element(),
  },
  {
    name: 'Checkbox',
    filled: <Checkbox label="Field" name="field" defaultChecked />,
    empty: (props) => <Checkbox label="Field" name="field" {...props} />,
    first: [['field', 'on']],
    edit: () => page.getByRole('checkbox', { name: 'Field' }).click(),
    edited: [],
    firstControl: () => page.getByRole('checkbox').element(),
  },
  {
    name: 'RadioGroup',
    filled: <RadioGroup label="Field" name="field" options={letters} defaultValue="b" />,
    empty: (props) => <RadioGroup label="Field" name="field" options={letters} {...props} />,
    first: [['field', 'b']],
    edit: () => page.getByRole('radio', { name: 'Alpha' }).click(),
    edited: [['field', 'a']],
    firstControl: () => page.getByRole('radio', { name: 'Alpha' }).element(),
  },
  {
    name: 'Slider',
    filled: <Slider label="Field" name="field" min={0} max={9} defaultValue={4} />,
    first: [['field', '4']],
    edit: () => pressAtField('{End}'),
    edited: [['field', '9']],
    firstControl: () => page.getByRole('slider').element(),
  },
  {
    name: 'RangeSlider',
    filled: (
      <RangeSlider
        label="Field"
        name="field"
        min={0}
        max={9}
        defaultValue={[2, 4]}
        thumbLabels={['Lowest', 'Highest']}
      />
    ),
    first: [
      ['field', '2'],
      ['field', '4'],
    ],
    edit: () => pressAtField('{End}'),
    edited: [
      ['field', '4'],
      ['field', '4'],
    ],
    firstControl: () => page.getByRole('slider', { name: 'Lowest' }).element(),
  },
  {
    name: 'Combobox',
    filled: (
      <Combobox
        label="Field"
        name="field"
        options={['one', 'two']}
        optionKey={identity}
        optionLabel={identity}
        defaultValue="one"
      />
    ),
    empty: (props) => (
      <Combobox
        label="Field"
        name="field"
        options={['one', 'two']}
        optionKey={identity}
        optionLabel={identity}
        {...props}
      />
    ),
    first: [['field', 'one']],
    edit: () => pick(comboboxNamed('Field'), 'two'),
    edited: [['field', 'two']],
    firstControl: () => comboboxNamed('Field').element(),
  },
  {
    name: 'CountryCombobox',
    filled: <CountryCombobox label="Field" name="field" defaultValue="NZ" />,
    empty: (props) => <CountryCombobox label="Field" name="field" {...props} />,
    first: [['field', 'NZ']],
    edit: () => pick(comboboxNamed('Field'), 'Viet'),
    edited: [['field', 'VN']],
    firstControl: () => comboboxNamed('Field').element(),
  },
  {
    name: 'PlaceCombobox',
    filled: (
      <PlaceCombobox
        places={places}
        defaultValue={{ name: 'Köln', postcode: '50668' }}
        placeProps={{ name: 'place' }}
        postcodeProps={{ name: 'postcode' }}
      />
    ),
    empty: (props) => <PlaceCombobox places={places} {...props} />,
    first: [
      ['place', 'Köln'],
      ['postcode', '50668'],
    ],
    edit: () => pick(comboboxNamed('Place'), 'kiel'),
    edited: [
      ['place', 'Kiel'],
      ['postcode', '24103'],
    ],
    firstControl: () => comboboxNamed('Place').element(),
  },
  {
    name: 'SuburbCombobox',
    filled: (
      <SuburbCombobox
        defaultPlace={{ suburbName: 'Carlton', zipCode: '3053' }}
        names={{ suburb: 'suburb', zipCode: 'zip' }}
      />
    ),
    empty: (props) => <SuburbCombobox {...props} />,
    first: [
      ['suburb', 'Carlton'],
      ['zip', '3053'],
    ],
    edit: () => pick(comboboxNamed('Suburb'), 'Fitzroy'),
    edited: [
      ['suburb', 'Fitzroy'],
      ['zip', '3065'],
    ],
    firstControl: () => comboboxNamed('Suburb').element(),
  },
  {
    name: 'PhoneField',
    filled: <PhoneField label="Field" name="field" defaultCountry="AU" defaultNumber="0412345678" />,
    empty: (props) => <PhoneField label="Field" name="field" defaultCountry="AU" {...props} />,
    first: [['field', '+61412345678']],
    edit: async () => {
      await pick(comboboxNamed('Country code'), 'New Zealand')
      await textBox().fill('021 123 456')
    },
    edited: [['field', '+6421123456']],
    firstControl: () => textBox().element(),
  },
  {
    name: 'RichTextField',
    filled: <RichTextField label="Field" name="field" defaultValue="<p>one</p>" />,
    empty: (props) => <RichTextField label="Field" name="field" required={props.required} ref={props.ref} />,
    first: [['field', '<p>one</p>']],
    edit: async () => {
      await textBox().click()
      await userEvent.keyboard('{End} two')
    },
    edited: [['field', '<p>one two</p>']],
    firstControl: () => textBox().element(),
  },
  {
    name: 'AvailabilityField',
    filled: <AvailabilityField label="Field" name="field" defaultValue={entriesOf(['1-2', '5-0'])} />,
    empty: (props) => <AvailabilityField label="Field" name="field" {...props} />,
    first: [
      ['field', '1-2'],
      ['field', '5-0'],
    ],
    edit: () => page.getByRole('button', { name: 'Friday morning' }).click(),
    edited: [['field', '1-2']],
    firstControl: () => page.getByRole('button', { name: 'Sunday morning' }).element(),
  },
  {
    name: 'ScheduleField',
    filled: (
      <ScheduleField
        label="Field"
        name="field"
        schedule={meetings}
        defaultValue={[
          { day: 1, startMinute: 540, endMinute: 600, level: 'if-needed' },
          { day: 6, startMinute: 0, endMinute: 60 },
        ]}
      />
    ),
    empty: (props) => (
      <ScheduleField
        label="Field"
        name="field"
        schedule={meetings}
        defaultValue={[{ day: 6, startMinute: 0, endMinute: 60 }]}
        {...props}
      />
    ),
    first: [
      ['field', '{"day":1,"startMinute":540,"endMinute":600,"level":"if-needed"}'],
      ['field', '{"day":6,"startMinute":0,"endMinute":60}'],
    ],
    edit: () => page.getByRole('button', { name: 'Tuesday 10 am' }).click(),
    edited: [
      ['field', '{"day":1,"startMinute":540,"endMinute":600,"level":"if-needed"}'],
      ['field', '{"day":2,"startMinute":600,"endMinute":660,"level":"free"}'],
      ['field', '{"day":6,"startMinute":0,"endMinute":60}'],
    ],
    firstControl: () => page.getByRole('button', { name: 'Monday 9 am' }).element(),
  },
]

function formElement(): HTMLFormElement {
  const form = document.querySelector('form')
  if (!form) throw new Error('There is no form.')
  return form
}

const submitted = () => [...new FormData(formElement())]

describe.each(cases)('$name in a form', ({ filled, first, edit, edited, firstControl }) => {
  it('keeps, submits and resets its own value', async () => {
    await render(<form>{filled}</form>)
    await expect.poll(() => firstControl().isConnected).toBe(true)
    expect(submitted()).toEqual(first)
    await edit()
    await expect.poll(submitted).toEqual(edited)
    formElement().reset()
    await expect.poll(submitted).toEqual(first)
    await edit()
    await expect.poll(submitted).toEqual(edited)
  })

  it('is submitted and changed in no disabled fieldset', async () => {
    await render(
      <form>
        <fieldset disabled>{filled}</fieldset>
      </form>,
    )
    expect(submitted()).toEqual([])
    await expect.poll(() => firstControl().matches(':disabled, [contenteditable="false"]')).toBe(true)
  })

  it('lets its form be submitted while it has a value', async () => {
    await render(<form>{filled}</form>)
    expect(formElement().checkValidity()).toBe(true)
  })
})

it.each(cases.flatMap(({ empty, ...field }) => (empty ? [{ ...field, empty }] : [])))(
  '$name makes its form invalid while it is required and empty, and its ref focuses its first control',
  async ({ empty, firstControl }) => {
    const controls: { focus: () => void }[] = []
    const ref = (control: { focus: () => void } | null) => {
      if (control) controls.push(control)
    }
    await render(<form>{empty({ required: true, ref })}</form>)
    expect(formElement().checkValidity()).toBe(false)
    await expect.poll(() => controls).not.toEqual([])
    controls.at(-1)?.focus()
    expect(document.activeElement).toBe(firstControl())
  },
)

it.each([
  [
    'CountryCombobox',
    <CountryCombobox key="country" label="Field" name="field" required clearAfterMs={800} />,
    'New Zealand',
    'NZ',
  ],
  [
    'PlaceCombobox',
    <PlaceCombobox key="place" places={places} placeProps={{ name: 'field' }} required clearAfterMs={800} />,
    'kiel',
    'Kiel',
  ],
])('%s submits its value, never text that waits to be cleared', async (_, field, typed, value) => {
  const handleSubmit = vi.fn((event: FormEvent) => event.preventDefault())
  await render(
    <form onSubmit={handleSubmit}>
      {field}
      <button type="submit">Send</button>
    </form>,
  )
  const control = page.getByRole('combobox').first()
  await control.fill(typed)
  await expect.poll(() => submitted()[0]).toEqual(['field', value])
  await control.fill('Narnia')
  await expect.poll(() => submitted()[0]).toEqual(['field', ''])
  await userEvent.keyboard('{Enter}')
  expect(handleSubmit).not.toHaveBeenCalled()
  await control.fill(typed)
  await userEvent.keyboard('{Enter}')
  expect(handleSubmit).toHaveBeenCalledOnce()
})

it.each([
  ['RichTextField', <RichTextField key="text" label="Field" required />],
  ['AvailabilityField', <AvailabilityField key="week" label="Field" required />],
  ['ScheduleField', <ScheduleField key="schedule" label="Field" schedule={meetings} required />],
])('%s shows the browser’s message and takes its focus', async (_, field) => {
  const handleSubmit = vi.fn()
  await render(
    <form onSubmit={handleSubmit}>
      {field}
      <button type="submit">Send</button>
    </form>,
  )
  await expect.poll(() => document.querySelector('[tabindex="0"]')).not.toBeNull()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(page.getByText('Please fill out this field.')).toBeVisible()
  expect(document.activeElement?.matches('[contenteditable], [data-cell]')).toBe(true)
  expect(handleSubmit).not.toHaveBeenCalled()
})

it.each([
  ['AvailabilityField', <AvailabilityField key="week" label="Field" error="Choose a time." />],
  ['AvailabilityField as a list', <AvailabilityField key="list" label="Field" layout="list" error="Choose a time." />],
  ['ScheduleField', <ScheduleField key="schedule" label="Field" schedule={meetings} error="Choose a time." />],
])('focusFirstInvalid moves into the week of %s', async (_, field) => {
  await render(
    <form>
      {field}
      <TextField label="Name" value="" onChange={() => {}} error="Enter your name." />
    </form>,
  )
  await expect.poll(() => document.querySelector('[data-error] [tabindex="0"]')).not.toBeNull()
  focusFirstInvalid(formElement())
  expect(document.activeElement?.matches('[data-error] [tabindex="0"]')).toBe(true)
})

it('focusFirstInvalid scrolls to a control that has the focus already', async () => {
  await render(
    <form style={{ paddingBottom: '300vh' }}>
      <TextField label="Field" value="" onChange={() => {}} error="Enter your name." />
    </form>,
  )
  const control = textBox().element()
  focusFirstInvalid(formElement())
  window.scrollTo(0, document.documentElement.scrollHeight)
  expect(control.getBoundingClientRect().bottom).toBeLessThan(0)
  focusFirstInvalid(formElement())
  expect(document.activeElement).toBe(control)
  expect(control.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
})

it.each([
  ['TextArea', (ref: RefCallback<Element>) => <TextArea label="Field" ref={ref} />],
  [
    'Combobox',
    (ref: RefCallback<Element>) => (
      <Combobox label="Field" options={['a']} optionKey={identity} optionLabel={identity} ref={ref} />
    ),
  ],
])('%s calls the clean-up of a function ref, and not the function again', async (_, withRef) => {
  const calls: unknown[] = []
  const screen = await render(
    withRef((node) => {
      calls.push(node?.tagName)
      return () => void calls.push('cleaned up')
    }),
  )
  const [tagName] = calls
  await screen.unmount()
  expect(calls).toEqual([tagName, 'cleaned up'])
})

it('calls a function ref of RadioGroup with every radio, the first one last', async () => {
  const radios: (string | undefined)[] = []
  await render(<RadioGroup label="Field" options={letters} ref={(radio) => void radios.push(radio?.value)} />)
  expect(radios).toEqual(['b', 'a'])
})

it('counts the text of an uncontrolled TextArea: typed, reset, and set in the document', async () => {
  const screen = await render(
    <form>
      <TextArea label="Field" maxLength={100} defaultValue="four" />
    </form>,
  )
  await expect.element(page.getByText('4 / 100')).toBeVisible()
  await textBox().fill('typed')
  await expect.element(page.getByText('5 / 100')).toBeVisible()
  formElement().reset()
  await expect.element(page.getByText('4 / 100')).toBeVisible()
  const control = textBox().element()
  if (control instanceof HTMLTextAreaElement) control.value = 'by a library'
  await screen.rerender(
    <form>
      <TextArea label="Field" maxLength={100} defaultValue="four" hint="Rendered again" />
    </form>,
  )
  await expect.element(page.getByText('12 / 100')).toBeVisible()
})
