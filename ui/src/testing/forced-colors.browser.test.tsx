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
import { Slider } from '../components/slider/slider'
import { Stepper } from '../components/stepper/stepper'
import { Tabs } from '../components/tabs/tabs'
import { TextArea } from '../components/text-area/text-area'
import { TextField } from '../components/text-field/text-field'
import { WeekMotif } from '../components/week-motif/week-motif'
import { forceColors } from './forced-colors'

// A state that only a theme's colours tell is lost to those whose system chooses the colours. Each of ours is
// photographed there, in one state and in the other: the same words, and another picture.

const ignore = () => {}
const choices = [
  { value: 'a', label: 'Morning' },
  { value: 'b', label: 'Evening' },
]
const itself = (option: string) => option

/** A screenshot of an element, without pointer and caret. */
async function pictureOf(selector: string): Promise<string> {
  await expect.poll(() => document.querySelector(selector)).not.toBeNull()
  const element = document.querySelector(selector)
  if (!element) throw new Error(`There is no ${selector}`)
  return page.elementLocator(element).screenshot({ save: false })
}

interface Told {
  /** The part and the state, for the title. */
  what: string
  plain: ReactElement
  told: ReactElement
  /** The element whose states must look different, without text that names the state. */
  where: string
}

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
const tile = (props: object = {}) => <PdfTile id="tile" name="resume.pdf" {...props} />
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

const cases: Told[] = [
  {
    what: 'a button that is disabled',
    plain: <Button>Save</Button>,
    told: <Button disabled>Save</Button>,
    where: 'button',
  },
  {
    what: 'a ticked checkbox',
    plain: <Checkbox label="Yes" checked={false} onChange={ignore} />,
    told: <Checkbox label="Yes" checked onChange={ignore} />,
    where: 'input',
  },
  {
    what: 'a disabled checkbox',
    plain: <Checkbox label="Yes" checked onChange={ignore} />,
    told: <Checkbox label="Yes" checked onChange={ignore} disabled />,
    where: 'input',
  },
  { what: 'a chosen radio', plain: radios('b', 'stack'), told: radios('a', 'stack'), where: 'input' },
  { what: 'a chosen card', plain: radios('b', 'cards'), told: radios('a', 'cards'), where: 'input' },
  { what: 'a disabled field', plain: textField(), told: textField({ disabled: true }), where: frameOfInput },
  { what: 'a read-only field', plain: textField(), told: textField({ readOnly: true }), where: frameOfInput },
  {
    what: 'a read-only text area',
    plain: <TextArea label="Note" value="Hi" onChange={ignore} />,
    told: <TextArea label="Note" value="Hi" onChange={ignore} readOnly />,
    where: frameOfInput,
  },
  { what: 'a disabled select', plain: select(), told: select({ disabled: true }), where: frameOfInput },
  { what: 'a read-only select', plain: select(), told: select({ readOnly: true }), where: frameOfInput },
  { what: "a slider's value", plain: slider(), told: slider({ value: 40 }), where: 'input' },
  { what: 'a disabled slider', plain: slider(), told: slider({ disabled: true }), where: 'input' },
  {
    what: "a slider's mark",
    plain: slider(),
    told: slider({ mark: { value: 40, label: '' } }),
    where: 'div:has(> input)',
  },
  { what: 'the chosen tab', plain: tabs('b'), told: tabs('a'), where: '[role="tab"]' },
  { what: 'the current step', plain: steps('one'), told: steps('two'), where: 'li:nth-child(2)' },
  { what: 'a step that is done', plain: steps('two'), told: steps('three'), where: 'li:nth-child(2)' },
  {
    what: 'how far a bar has come',
    plain: <ProgressBar label="Profile" value={20} />,
    told: <ProgressBar label="Profile" value={60} />,
    where: '[role="progressbar"]',
  },
  { what: 'an alarm', plain: <Alert>Seen.</Alert>, told: <Alert tone="danger">Seen.</Alert>, where: 'svg' },
  { what: 'a success', plain: <Alert>Seen.</Alert>, told: <Alert tone="success">Seen.</Alert>, where: 'svg' },
  {
    what: 'the column rows are ordered by',
    plain: table(),
    told: table({ column: 'title', direction: 'ascending' }),
    where: 'th',
  },
  {
    what: 'which way they are ordered',
    plain: table({ column: 'title', direction: 'descending' }),
    told: table({ column: 'title', direction: 'ascending' }),
    where: 'th',
  },
  {
    what: 'a chosen file',
    plain: tile({ onSelect: ignore }),
    told: tile({ onSelect: ignore, selected: true }),
    where: '#tile',
  },
  { what: 'a lit cell of the week', plain: <WeekMotif />, told: <WeekMotif lit={0} />, where: 'svg' },
  {
    what: 'a field that is wrong',
    plain: combobox(),
    told: combobox({ error: ' ' }),
    where: 'div:has(> div [data-control])',
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
  it.each(cases)('$what', async ({ plain, told, where }) => {
    await forceColors()
    const screen = await render(plain)
    const before = await pictureOf(where)
    expect(await pictureOf(where), 'The picture itself is not steady').toBe(before)
    await screen.rerender(told)
    expect(await pictureOf(where)).not.toBe(before)
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
    const plain = await pictureOf(second)
    await screen.rerender(menu(true))
    expect(await pictureOf(second)).not.toBe(plain)
    await screen.rerender(menu(false))
    await userEvent.keyboard('{ArrowDown}')
    expect(await pictureOf(second)).not.toBe(plain)
  })

  it('the active and the selected option', async () => {
    await forceColors()
    const screen = await render(combobox())
    page.getByRole('combobox').element().focus()
    await userEvent.keyboard('{ArrowDown}')
    const first = '[role="option"]:first-child'
    const active = await pictureOf(first)
    await userEvent.keyboard('{ArrowDown}')
    const plain = await pictureOf(first)
    expect(active).not.toBe(plain)
    await screen.rerender(combobox({ value: 'Carlton' }))
    expect(await pictureOf(first)).not.toBe(plain)
  })

  it('the drop zone', async () => {
    await forceColors()
    await render(<FileDrop label="Picture" accept="image/*" onFile={ignore} />)
    const zone = '[role="presentation"]'
    const plain = await pictureOf(zone)
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File(['a'], 'a.png', { type: 'image/png' }))
    for (const type of ['dragenter', 'dragover'])
      document
        .querySelector(zone)
        ?.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }))
    await expect.poll(() => pictureOf(zone)).not.toBe(plain)
  })

  it('the formatting at the caret', async () => {
    await forceColors()
    await render(<RichTextField label="About" value="<p>Me</p>" onChange={ignore} />)
    const bold = page.getByRole('button', { name: /bold/i })
    await expect.element(bold).toBeVisible()
    const where = 'button[aria-pressed]'
    const plain = await pictureOf(where)
    await userEvent.click(bold)
    await expect.element(bold).toHaveAttribute('aria-pressed', 'true')
    await userEvent.unhover(bold)
    expect(await pictureOf(where)).not.toBe(plain)
  })
})

interface Focused {
  what: string
  element: ReactElement
  /** The focused element. */
  target: string
  /** The element that shows the focus. */
  where: string
}

describe('forced colours show the focus:', () => {
  const focused: Focused[] = [
    { what: 'a button', element: <Button>Save</Button>, target: 'button', where: 'button' },
    { what: 'a text field', element: textField(), target: 'input', where: frameOfInput },
    { what: 'a select', element: select(), target: 'select', where: frameOfInput },
    {
      what: 'a checkbox',
      element: <Checkbox label="Yes" checked onChange={ignore} />,
      target: 'input',
      where: 'input',
    },
    { what: 'a slider', element: slider(), target: 'input', where: 'input' },
    { what: 'a tab', element: tabs('a'), target: '[role="tab"]', where: '[role="tab"]' },
    { what: 'a combobox', element: combobox(), target: 'input', where: frameOfInput },
    { what: 'a file', element: tile({ onSelect: ignore }), target: 'button', where: '#tile' },
    {
      what: 'a file to drop',
      element: <FileDrop label="Picture" accept="image/*" onFile={ignore} />,
      target: 'input',
      where: 'label',
    },
    { what: 'one of several', element: radios('a', 'cards'), target: 'input', where: 'input' },
  ]

  it.each(focused)('$what', async ({ element, target, where }) => {
    await forceColors()
    await render(element)
    const outline = () => {
      const ring = document.querySelector(where)
      return ring === null ? 'none' : getComputedStyle(ring).outlineStyle
    }
    expect(outline()).toBe('none')
    await userEvent.keyboard('{Tab}')
    await expect.poll(() => document.activeElement?.matches(target)).toBe(true)
    await expect.poll(outline).not.toBe('none')
  })
})
