import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Alert } from '../components/alert/alert'
import { Button } from '../components/button/button'
import { Checkbox } from '../components/checkbox/checkbox'
import { Combobox } from '../components/combobox/combobox'
import type { TableSort } from '../components/data-table/columns'
import { DataTable } from '../components/data-table/data-table'
import { FileDrop } from '../components/file-drop/file-drop'
import { Menu } from '../components/menu/menu'
import { PdfTile } from '../components/pdf-tile/pdf-tile'
import { ProgressBar } from '../components/progress-bar/progress-bar'
import { RadioGroup } from '../components/radio-group/radio-group'
import { RichTextField } from '../components/rich-text-field/rich-text-field'
import { Select } from '../components/select/select'
import { RangeSlider } from '../components/slider/range-slider'
import { Slider } from '../components/slider/slider'
import type { SliderRange } from '../components/slider/slider-model'
import { Stepper } from '../components/stepper/stepper'
import { Tabs } from '../components/tabs/tabs'
import { TextArea } from '../components/text-area/text-area'
import { TextField } from '../components/text-field/text-field'
import { WeekMotif } from '../components/week-motif/week-motif'
import { forceColors } from './forced-colors'

// In forced colours the system replaces a theme's colours, so a state shown by colour alone would be invisible. Each
// component is captured in both of its states: the text is equal, and the screenshots must differ.

const ignore = () => {}
const choices = [
  { value: 'a', label: 'Morning' },
  { value: 'b', label: 'Evening' },
]
const itself = (option: string) => option

/** A screenshot of an element, without pointer and caret. */
async function screenshotOf(selector: string): Promise<ImageData> {
  await expect.poll(() => document.querySelector(selector)).not.toBeNull()
  const element = document.querySelector(selector)
  if (!element) throw new Error(`There is no ${selector}`)
  const png = await page.elementLocator(element).screenshot({ save: false })
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
  if (!context) throw new Error('There is no canvas to read the screenshot with.')
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, image.width, image.height)
}

/** The smallest difference of a colour channel, of 255, that counts. A rounded corner varies by 1 between screenshots. */
const minVisibleDifference = 32

/** Whether two screenshots look different. */
function looksDifferent(one: ImageData, other: ImageData): boolean {
  if (one.width !== other.width || one.height !== other.height) return true
  return one.data.some((level, index) => Math.abs(level - (other.data[index] ?? 0)) >= minVisibleDifference)
}

interface StateCase {
  /** The component and its state, for the title. */
  what: string
  /** Without the state. */
  before: ReactElement
  /** In the state. */
  after: ReactElement
  /** The element whose states must look different, without text that names the state. */
  selector: string
}

const selectable = (selected: string[]) => (
  <DataTable
    caption="Shifts"
    columns={[{ key: 'label', header: 'Shift', cell: (row) => row.label, rowHeader: true }]}
    rows={choices}
    rowKey={({ value }) => value}
    empty={null}
    selection={{ selected, onChange: ignore, rowName: ({ label }) => label }}
  />
)
const range = (value: SliderRange) => (
  <RangeSlider label="Pay" thumbLabels={['From', 'To']} value={value} onChange={ignore} min={0} max={100} />
)
const tabs = (value: string) => (
  <Tabs
    label="Views"
    value={value}
    onChange={ignore}
    items={choices.map((choice) => ({ ...choice, content: choice.label }))}
  />
)
const radios = (value: string | null, layout: 'stack' | 'cards') => (
  <RadioGroup label="When" value={value} onChange={ignore} options={choices} layout={layout} />
)
const steps = (activeStep: string) => (
  <Stepper
    label="Steps"
    mode="steps"
    steps={[
      { id: 'one', label: 'One' },
      { id: 'two', label: 'Two' },
      { id: 'three', label: 'Three' },
    ]}
    activeStep={activeStep}
  />
)
const table = (sort?: TableSort) => (
  <DataTable
    caption="Gigs"
    columns={[{ key: 'title', header: 'Title', cell: (row: { title: string }) => row.title, sortable: true }]}
    rows={[{ title: 'Barista' }]}
    rowKey={({ title }) => title}
    empty="None"
    sort={sort}
    onSort={ignore}
  />
)
const textField = (props: object = {}) => <TextField label="Name" value="Mei" onChange={ignore} {...props} />
const slider = (props: object = {}) => <Slider label="Pay" value={25} onChange={ignore} min={15} max={50} {...props} />
const select = (props: object = {}) => <Select label="When" value="a" onChange={ignore} options={choices} {...props} />
const tile = (props: object = {}) => <PdfTile id="tile" fileName="resume.pdf" {...props} />
const combobox = (props: object = {}) => (
  <Combobox
    label="Place"
    options={['Carlton', 'Fitzroy']}
    value={null}
    onChange={ignore}
    optionKey={itself}
    optionLabel={itself}
    {...props}
  />
)
const frameOfInput = 'div:has(> [data-control])'

const cases: StateCase[] = [
  {
    what: 'a button that is disabled',
    before: <Button>Save</Button>,
    after: <Button disabled>Save</Button>,
    selector: 'button',
  },
  {
    what: 'a ticked checkbox',
    before: <Checkbox label="Yes" checked={false} onChange={ignore} />,
    after: <Checkbox label="Yes" checked onChange={ignore} />,
    selector: 'input',
  },
  {
    what: 'a disabled checkbox',
    before: <Checkbox label="Yes" checked onChange={ignore} />,
    after: <Checkbox label="Yes" checked onChange={ignore} disabled />,
    selector: 'input',
  },
  { what: 'a chosen radio', before: radios('b', 'stack'), after: radios('a', 'stack'), selector: 'input' },
  { what: 'a chosen card', before: radios('b', 'cards'), after: radios('a', 'cards'), selector: 'input' },
  { what: 'a disabled field', before: textField(), after: textField({ disabled: true }), selector: frameOfInput },
  { what: 'a read-only field', before: textField(), after: textField({ readOnly: true }), selector: frameOfInput },
  {
    what: 'a read-only text area',
    before: <TextArea label="Note" value="Hi" onChange={ignore} />,
    after: <TextArea label="Note" value="Hi" onChange={ignore} readOnly />,
    selector: frameOfInput,
  },
  { what: 'a disabled select', before: select(), after: select({ disabled: true }), selector: frameOfInput },
  { what: 'a read-only select', before: select(), after: select({ readOnly: true }), selector: frameOfInput },
  { what: "a slider's value", before: slider(), after: slider({ value: 40 }), selector: 'input' },
  { what: 'a disabled slider', before: slider(), after: slider({ disabled: true }), selector: 'input' },
  {
    what: 'a disabled tab',
    before: tabs('a'),
    after: (
      <Tabs
        label="Views"
        value="a"
        onChange={ignore}
        items={choices.map((choice) => ({ ...choice, content: choice.label, disabled: choice.value === 'b' }))}
      />
    ),
    selector: '[role="tab"]:nth-child(2)',
  },
  {
    what: 'some rows selected',
    before: selectable([]),
    after: selectable(['a']),
    selector: 'thead input',
  },
  {
    what: "a range's values",
    before: range([20, 40]),
    after: range([20, 60]),
    selector: '[role="group"] > div > div:nth-child(2)',
  },
  {
    what: "a slider's mark",
    before: slider(),
    after: slider({ marks: [{ value: 40, label: '' }] }),
    selector: 'div:has(> input)',
  },
  { what: 'the chosen tab', before: tabs('b'), after: tabs('a'), selector: '[role="tab"]' },
  { what: 'the current step', before: steps('one'), after: steps('two'), selector: 'li:nth-child(2)' },
  { what: 'a step that is done', before: steps('two'), after: steps('three'), selector: 'li:nth-child(2)' },
  {
    what: 'how far a bar has come',
    before: <ProgressBar label="Profile" value={20} />,
    after: <ProgressBar label="Profile" value={60} />,
    selector: '[role="progressbar"]',
  },
  { what: 'an alarm', before: <Alert>Seen.</Alert>, after: <Alert tone="danger">Seen.</Alert>, selector: 'svg' },
  { what: 'a success', before: <Alert>Seen.</Alert>, after: <Alert tone="success">Seen.</Alert>, selector: 'svg' },
  {
    what: 'the column rows are ordered by',
    before: table(),
    after: table({ column: 'title', direction: 'ascending' }),
    selector: 'th',
  },
  {
    what: 'which way they are ordered',
    before: table({ column: 'title', direction: 'descending' }),
    after: table({ column: 'title', direction: 'ascending' }),
    selector: 'th',
  },
  {
    what: 'a chosen file',
    before: tile({ onSelect: ignore }),
    after: tile({ onSelect: ignore, selected: true }),
    selector: '#tile',
  },
  { what: 'a lit cell of the week', before: <WeekMotif />, after: <WeekMotif lit={0} />, selector: 'svg' },
  {
    what: 'a field that is wrong',
    before: combobox(),
    after: combobox({ error: ' ' }),
    selector: 'div:has(> div [data-control])',
  },
]

it('gives an icon the text colour in forced colours', async () => {
  await forceColors()
  await render(
    <>
      <Alert tone="danger">Not saved.</Alert>
      {combobox({ error: 'Choose one.' })}
      <FileDrop label="Picture" accept="image/*" onFile={ignore} fileName="face.png" />
      <Stepper label="Steps" mode="steps" steps={[{ id: 'one', label: 'One' }]} activeStep="one" />
    </>,
  )
  const icons = [...document.querySelectorAll('svg')]
  expect(icons.length).toBeGreaterThan(3)
  for (const icon of icons) {
    expect(getComputedStyle(icon).color).toBe(getComputedStyle(icon.parentElement ?? icon).color)
  }
})

describe('forced colours show', () => {
  it.each(cases)('$what', async ({ before, after, selector }) => {
    await forceColors()
    const screen = await render(before)
    const screenshot = await screenshotOf(selector)
    expect(looksDifferent(await screenshotOf(selector), screenshot), 'without a change of state').toBe(false)
    await screen.rerender(after)
    expect(looksDifferent(await screenshotOf(selector), screenshot)).toBe(true)
  })

  it('the focused and the disabled menu item', async () => {
    await forceColors()
    const lines = (isDisabled: boolean) => [
      { label: 'Copy', onSelect: ignore },
      { label: 'Move', onSelect: ignore, disabled: isDisabled },
    ]
    const menu = (isDisabled: boolean) => (
      <Menu label="More" trigger={<button type="button">More</button>} items={lines(isDisabled)} />
    )
    const screen = await render(menu(false))
    page.getByRole('button', { name: 'More' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Copy' })).toHaveFocus()
    const second = '[role="menuitem"]:nth-child(2)'
    const plain = await screenshotOf(second)
    await screen.rerender(menu(true))
    expect(looksDifferent(await screenshotOf(second), plain)).toBe(true)
    await screen.rerender(menu(false))
    await userEvent.keyboard('{ArrowDown}')
    expect(looksDifferent(await screenshotOf(second), plain)).toBe(true)
  })

  it('the active and the selected option', async () => {
    await forceColors()
    const screen = await render(combobox())
    page.getByRole('combobox').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    const first = '[role="option"]:first-child'
    const active = await screenshotOf(first)
    await userEvent.keyboard('{ArrowDown}')
    const plain = await screenshotOf(first)
    expect(looksDifferent(active, plain)).toBe(true)
    await screen.rerender(combobox({ value: 'Carlton' }))
    expect(looksDifferent(await screenshotOf(first), plain)).toBe(true)
  })

  it('the drop zone', async () => {
    await forceColors()
    await render(<FileDrop label="Picture" accept="image/*" onFile={ignore} />)
    const zone = '[role="presentation"]'
    const plain = await screenshotOf(zone)
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['a'], 'a.png', { type: 'image/png' }))
    for (const type of ['dragenter', 'dragover'])
      document
        .querySelector(zone)
        ?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    await expect.poll(async () => looksDifferent(await screenshotOf(zone), plain)).toBe(true)
  })

  it('the formatting at the caret', async () => {
    await forceColors()
    await render(<RichTextField label="About" value="<p>Me</p>" onChange={ignore} />)
    const bold = page.getByRole('button', { name: /bold/i })
    await expect.element(bold).toBeVisible()
    const selector = 'button[aria-pressed]'
    const plain = await screenshotOf(selector)
    await userEvent.click(bold)
    await expect.element(bold).toHaveAttribute('aria-pressed', 'true')
    await userEvent.unhover(bold)
    expect(looksDifferent(await screenshotOf(selector), plain)).toBe(true)
  })
})

interface Focused {
  what: string
  element: ReactElement
  /** The focused element. */
  target: string
  /** The element that shows the focus. */
  selector: string
}

describe('forced colours show the focus:', () => {
  const focused: Focused[] = [
    { what: 'a button', element: <Button>Save</Button>, target: 'button', selector: 'button' },
    { what: 'a text field', element: textField(), target: 'input', selector: frameOfInput },
    { what: 'a select', element: select(), target: 'select', selector: frameOfInput },
    {
      what: 'a checkbox',
      element: <Checkbox label="Yes" checked onChange={ignore} />,
      target: 'input',
      selector: 'input',
    },
    { what: 'a slider', element: slider(), target: 'input', selector: 'input' },
    { what: 'a tab', element: tabs('a'), target: '[role="tab"]', selector: '[role="tab"]' },
    { what: 'a combobox', element: combobox(), target: 'input', selector: frameOfInput },
    { what: 'a file', element: tile({ onSelect: ignore }), target: 'button', selector: '#tile' },
    {
      what: 'a file to drop',
      element: <FileDrop label="Picture" accept="image/*" onFile={ignore} />,
      target: 'input',
      selector: 'label',
    },
    { what: 'one of several', element: radios('a', 'cards'), target: 'input', selector: 'input' },
  ]

  it.each(focused)('$what', async ({ element, target, selector }) => {
    await forceColors()
    await render(element)
    const outline = () => {
      const ring = document.querySelector(selector)
      return ring === null ? 'none' : getComputedStyle(ring).outlineStyle
    }
    expect(outline()).toBe('none')
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => document.activeElement?.matches(target)).toBe(true)
    await expect.poll(outline).not.toBe('none')
  })
})
