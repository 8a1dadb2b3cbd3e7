// @vitest-environment jsdom
// The components in jsdom by Testing Library's ordinary actions, as a host's tests use them.
import { cleanup, configure, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createElement, type ReactElement } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type AvailabilityEntry, slotsOf } from '../components/availability-grid/availability'
import { createSchedule, timeSlots } from '../components/schedule-grid/schedule'
import {
  AvailabilityGrid,
  Checkbox,
  Combobox,
  CountryCombobox,
  Dialog,
  FileDrop,
  Menu,
  PhoneField,
  RadioGroup,
  RichTextField,
  type ScheduleEntry,
  ScheduleGrid,
  Select,
  SuburbCombobox,
  Tabs,
  TextArea,
  TextField,
} from '../index'
import { useControlled } from '../testing/use-controlled'
import { paintWeek, pickOption, stubBrowserApis } from './test-helpers'

// Long enough for a busy machine. Waits end with their condition.
configure({ asyncUtilTimeout: 15_000 })
beforeAll(stubBrowserApis)

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

type FieldOf<Value> = (value: Value, onChange: (value: Value) => void) => ReactElement

/** Holds a field's value. */
function Host<Value>({
  initial,
  changed,
  field,
}: {
  initial: Value
  changed: (value: Value) => void
  field: FieldOf<Value>
}) {
  const [value, onChange] = useControlled(initial, changed)
  return field(value, onChange)
}

/** Renders a controlled field. @returns a function that returns the value last given to `onChange` */
function renderField<Value>(initial: Value, field: FieldOf<Value>) {
  const changed = vi.fn<(value: Value) => void>()
  render(createElement(Host<Value>, { initial, changed, field }))
  return () => changed.mock.lastCall?.[0]
}

const options = [
  { value: 'a', label: 'Alpha' },
  { value: 'b', label: 'Beta' },
]

describe('in jsdom', () => {
  it('ticks a checkbox by its role', async () => {
    const value = renderField(false, (checked, onChange) =>
      createElement(Checkbox, { label: 'Yes', checked, onChange }),
    )
    await userEvent.click(screen.getByRole('checkbox', { name: 'Yes' }))
    expect(value()).toBe(true)
  })

  it('chooses a radio by its role', async () => {
    const value = renderField<string | null>(null, (chosen, onChange) =>
      createElement(RadioGroup, { label: 'Letter', value: chosen, onChange, options }),
    )
    await userEvent.click(screen.getByRole('radio', { name: 'Beta' }))
    expect(value()).toBe('b')
  })

  it('chooses a select’s option', async () => {
    const value = renderField('a', (chosen, onChange) =>
      createElement(Select, { label: 'Letter', value: chosen, onChange, options }),
    )
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Letter' }), 'Beta')
    expect(value()).toBe('b')
  })

  it('types in a text field and a text area', async () => {
    const name = renderField('', (value, onChange) => createElement(TextField, { label: 'Name', value, onChange }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Ada')
    expect(name()).toBe('Ada')
    const note = renderField('', (value, onChange) => createElement(TextArea, { label: 'Note', value, onChange }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), 'Hello')
    expect(note()).toBe('Hello')
  })

  it('uploads a file', async () => {
    const onFile = vi.fn()
    render(createElement(FileDrop, { label: 'Picture', accept: 'image/*', onFile }))
    const file = new File(['x'], 'a.png', { type: 'image/png' })
    await userEvent.upload(screen.getByLabelText('Picture'), file)
    expect(onFile).toHaveBeenCalledWith(file)
  })

  it('shows a tab, and an action of a menu and of a dialog', async () => {
    const onSelect = vi.fn()
    renderField('a', (value, onChange) =>
      createElement(Tabs, {
        label: 'Views',
        value,
        onChange,
        items: options.map(({ value, label }) => ({ value, label, content: `Panel ${label}` })),
      }),
    )
    await userEvent.click(screen.getByRole('tab', { name: 'Beta' }))
    expect(screen.getByText('Panel Beta')).not.toBeNull()
    const trigger = createElement('button', { type: 'button' }, 'More')
    render(createElement(Menu, { label: 'More', trigger, items: [{ label: 'Copy', onSelect }] }))
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Copy' }))
    await waitFor(() => expect(onSelect).toHaveBeenCalled())
    const onOpenChange = vi.fn()
    render(createElement(Dialog, { open: true, onOpenChange, title: 'Sure?' }))
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(onOpenChange).toHaveBeenCalledWith(false)
  })

  it('types in the editor', async () => {
    const value = renderField('', (html, onChange) =>
      createElement(RichTextField, { label: 'About', value: html, onChange }),
    )
    const editor = await screen.findByRole('textbox', { name: 'About' })
    await waitFor(() => expect(editor.isConnected && editor.getAttribute('contenteditable')).toBe('true'))
    await userEvent.click(editor)
    await userEvent.keyboard('Hello')
    await waitFor(() => expect(value()).toContain('Hello'))
  })
})

describe('pickOption', () => {
  it('picks an option that is far down a list of hundreds', async () => {
    const value = renderField<string | null>(null, (code, onChange) =>
      createElement(CountryCombobox, { label: 'Country', value: code, onChange }),
    )
    await pickOption(screen.getByRole('combobox', { name: 'Country' }), 'Vietnam', userEvent)
    expect(value()).toBe('VN')
  })

  it('picks a suburb and a phone’s country', async () => {
    const place = renderField({ suburbName: '', zipCode: '' }, ({ suburbName, zipCode }, onChange) =>
      createElement(SuburbCombobox, { suburb: suburbName, zipCode, onChange }),
    )
    await pickOption(screen.getByRole('combobox', { name: 'Suburb' }), 'Fitzroy North', userEvent)
    expect(place()).toEqual({ suburbName: 'Fitzroy North', zipCode: '3068' })
    cleanup()
    const country = renderField('AU', (code, onCountryChange) =>
      createElement(PhoneField, {
        label: 'Phone',
        country: code,
        onCountryChange,
        number: '',
        onNumberChange: () => {},
      }),
    )
    await pickOption(screen.getByRole('combobox', { name: /country/i }), 'New Zealand', userEvent)
    expect(country()).toBe('NZ')
  })

  it('names the options shown where there is no such option', async () => {
    renderField<string | null>(null, (colour, onChange) =>
      createElement(Combobox<string>, {
        label: 'Colour',
        options: ['red', 'blue'],
        value: colour,
        onChange,
        optionKey: String,
        optionLabel: String,
      }),
    )
    await expect(pickOption(screen.getByRole('combobox'), 'green', userEvent)).rejects.toThrow('shows no options')
  })
})

describe('paintWeek', () => {
  const renderWeek = () =>
    renderField<readonly AvailabilityEntry[]>([{ tableIndex: '0-0', label: 'Sunday-Morning' }], (value, onChange) =>
      createElement(AvailabilityGrid, { mode: 'edit', label: 'Free', value, onChange }),
    )

  it('leaves exactly the named cells free', async () => {
    const week = renderWeek()
    await paintWeek(screen.getByRole('grid', { name: 'Free' }), ['Monday evening', 'saturday night'], userEvent)
    expect(slotsOf(week())).toEqual(new Set(['1-2', '6-3']))
  })

  it('LS-03 paints a schedule', async () => {
    const schedule = createSchedule({ days: [1, 2], slots: timeSlots(540, 720, 60) })
    const entries = renderField<readonly ScheduleEntry[]>([], (value, onChange) =>
      createElement(ScheduleGrid, { mode: 'edit', label: 'Free', schedule, value, onChange }),
    )
    await paintWeek(screen.getByRole('grid', { name: 'Free' }), ['Monday 9 am', 'Tuesday 11 am'], userEvent)
    expect(entries()).toEqual([
      { day: 1, startMinute: 540, endMinute: 600 },
      { day: 2, startMinute: 660, endMinute: 720 },
    ])
  })

  it('names the cells where one is unknown, and paints nothing', async () => {
    const week = renderWeek()
    const painting = paintWeek(screen.getByRole('grid'), ['Monday evening', 'Monday brunch'], userEvent)
    await expect(painting).rejects.toThrow('no cell Monday brunch')
    expect(week()).toBeUndefined()
  })
})
