import { StrictMode, useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { dragMouse, middleOf } from '../../testing/pointer'
import { AvailabilityGrid } from '../availability-grid/availability-grid'
import { Combobox } from '../combobox/combobox'
import { CommandPalette } from '../command-palette/command-palette'
import { Dialog } from '../dialog/dialog'
import { Menu } from '../menu/menu'
import { Popover } from '../popover/popover'
import { RadioGroup } from '../radio-group/radio-group'
import { RichTextField } from '../rich-text-field/rich-text-field'
import { createSchedule, timeSlots } from '../schedule-grid/schedule'
import { ScheduleGrid } from '../schedule-grid/schedule-grid'
import { Tabs } from '../tabs/tabs'
import { ToastProvider, useToast } from '../toast/toast-provider'

const animals = ['Aardvark', 'Kangaroo', 'Snake']
const identity = (option: string) => option

/** Waits until an element has the focus, which `toHaveFocus` doesn't find in a shadow root. */
const focused = (locator: Locator) => expect.poll(() => locator.element().matches(':focus')).toBe(true)

/** An element in a shadow root, for React to render in. */
function shadowContainer(): HTMLElement {
  const host = document.createElement('div')
  document.body.append(host)
  onTestFinished(() => host.remove())
  const container = document.createElement('div')
  host.attachShadow({ mode: 'open' }).append(container)
  return container
}

it('works in a shadow root: text is typed, options are reached by keys, and the form is reset', async () => {
  await render(
    <form>
      <Combobox
        label="Animal"
        options={animals}
        optionKey={identity}
        optionLabel={identity}
        defaultValue="Snake"
        name="animal"
      />
      <button type="reset">Reset</button>
    </form>,
    { container: shadowContainer() },
  )
  const input = page.getByRole('combobox', { name: 'Animal' })
  await userEvent.clear(input)
  await userEvent.type(input, 'roo')
  await expect.element(input).toHaveValue('roo')
  await userEvent.keyboard('{ArrowDown}')
  const option = page.getByRole('option', { name: 'Kangaroo' })
  await expect.element(option).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(input).toHaveValue('Kangaroo')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.element(input).toHaveValue('Snake')
})

it('focuses a rich text from its label, and at submission while it is required and empty', async () => {
  await render(
    <form>
      <RichTextField label="Cover letter" name="letter" required />
      <button type="submit">Send</button>
    </form>,
    { container: shadowContainer() },
  )
  const text = page.getByRole('textbox', { name: 'Cover letter' })
  await expect.element(text).toBeVisible()
  await page.getByText('Cover letter', { exact: true }).click()
  await focused(text)
  await page.getByRole('button', { name: 'Send' }).click()
  await expect.element(text).toHaveAttribute('aria-invalid', 'true')
  await focused(text)
})

it('focuses the button to load the editor again, and then the text', async () => {
  let failures = 2
  // An error in the editor is handled as one of loading it.
  const failingRef = (element: HTMLElement | null) => {
    if (!element || failures === 0) return
    failures -= 1
    throw new Error('offline')
  }
  await render(<RichTextField label="Cover letter" ref={failingRef} />, { container: shadowContainer() })
  const retry = page.getByRole('button', { name: 'Try again' })
  await retry.click()
  await focused(retry)
  await retry.click()
  await focused(page.getByRole('textbox', { name: 'Cover letter' }))
})

/** Buttons that open a dialog and a palette in the tree that they are in. */
function Layers() {
  const [open, setOpen] = useState<'dialog' | 'palette'>()
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const [query, setQuery] = useState('')
  const close = () => setOpen(undefined)
  const groups = [{ heading: 'Go to', commands: animals.map((label) => ({ id: label, label })) }]
  return (
    <div ref={setContainer}>
      <button type="button" onClick={() => setOpen('dialog')}>
        Rename
      </button>
      <button type="button" onClick={() => setOpen('palette')}>
        Search
      </button>
      <Dialog open={open === 'dialog'} onOpenChange={close} title="New name" container={container}>
        <input aria-label="Name" />
      </Dialog>
      <CommandPalette
        open={open === 'palette'}
        onOpenChange={close}
        container={container}
        title="Jump to"
        groups={groups}
        query={query}
        onQueryChange={setQuery}
        onSelect={() => {}}
      />
    </div>
  )
}

it('keeps the focus in a dialog, and returns it to the button that opened it', async () => {
  await render(<Layers />, { container: shadowContainer() })
  const opener = page.getByRole('button', { name: 'Rename' })
  await opener.click()
  const field = page.getByRole('textbox', { name: 'Name' })
  const close = page.getByRole('button', { name: 'Close' })
  await focused(field)
  for (const [key, locator] of [
    ['{Tab}', close],
    ['{Tab}', field],
    ['{Shift>}{Tab}{/Shift}', close],
    ['{Shift>}{Tab}{/Shift}', field],
  ] as const) {
    await userEvent.keyboard(key)
    await focused(locator)
  }
  await userEvent.keyboard('{Escape}')
  await focused(opener)
})

/** A dialog with radios at its start, of which Tab only stops at the chosen one. */
function Survey() {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const sizes = ['Small', 'Large'].map((value) => ({ value, label: value }))
  return (
    <div ref={setContainer}>
      <button type="button">Behind</button>
      {container && (
        <Dialog open onOpenChange={() => {}} title="Size" container={container} dismissible={false}>
          <RadioGroup label="Size" options={sizes} defaultValue="Large" />
          <button type="button">Save</button>
          <button type="button" disabled>
            Undo
          </button>
        </Dialog>
      )}
    </div>
  )
}

it('goes back from the chosen radio at the start of a dialog to its end', async () => {
  await render(<Survey />, { container: shadowContainer() })
  const chosen = page.getByRole('radio', { name: 'Large' })
  await focused(chosen)
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await focused(page.getByRole('button', { name: 'Save' }))
  await userEvent.keyboard('{Tab}')
  await focused(chosen)
})

it('keeps the focus in a dialog without controls', async () => {
  const container = shadowContainer()
  await render(
    <Dialog open onOpenChange={() => {}} title="Wait" container={container} dismissible={false}>
      Loading
    </Dialog>,
    { container },
  )
  const dialog = page.getByRole('dialog', { name: 'Wait' })
  await focused(dialog)
  await userEvent.keyboard('{Tab}{Shift>}{Tab}{/Shift}')
  await focused(dialog)
})

/** A popover in the tree that it is in. */
function Help() {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  return (
    <div ref={setContainer}>
      <Popover label="Help" trigger={<button type="button">How?</button>} container={container}>
        <button type="button">More</button>
        <button type="button">Less</button>
      </Popover>
    </div>
  )
}

it('focuses the first control of a popover in its container, and returns the focus', async () => {
  const container = shadowContainer()
  await render(<Help />, { container })
  await page.getByRole('button', { name: 'How?' }).click()
  const first = page.getByRole('button', { name: 'More' })
  await focused(first)
  expect(container.contains(first.element())).toBe(true)
  await userEvent.keyboard('{Escape}')
  await focused(page.getByRole('button', { name: 'How?' }))
})

function Views() {
  const [value, setValue] = useState('Aardvark')
  return (
    <Tabs
      label="Animals"
      value={value}
      onChange={setValue}
      items={animals.map((label) => ({ value: label, label, content: label }))}
    />
  )
}

it('selects the next and previous tab by arrow keys', async () => {
  await render(<Views />, { container: shadowContainer() })
  await page.getByRole('tab', { name: 'Aardvark' }).click()
  for (const [key, name] of [
    ['{ArrowRight}', 'Kangaroo'],
    ['{ArrowLeft}', 'Aardvark'],
    ['{ArrowLeft}', 'Snake'],
    ['{Home}', 'Aardvark'],
    ['{End}', 'Snake'],
  ] as const) {
    await userEvent.keyboard(key)
    const tab = page.getByRole('tab', { name })
    await focused(tab)
    await expect.element(tab).toHaveAttribute('aria-selected', 'true')
  }
})

it('names the active command of a palette in its container, and returns the focus', async () => {
  const container = shadowContainer()
  await render(<Layers />, { container })
  await page.getByRole('button', { name: 'Search' }).click()
  const field = page.getByRole('combobox', { name: 'Jump to' })
  await expect.element(page.getByRole('option', { name: 'Snake' })).toBeVisible()
  await focused(field)
  expect(container.contains(field.element())).toBe(true)
  await userEvent.keyboard('{ArrowDown}')
  const option = page.getByRole('option', { name: 'Kangaroo' })
  await expect.element(option).toHaveAttribute('aria-selected', 'true')
  await expect.element(field).toHaveAttribute('aria-activedescendant', option.element().id)
  await userEvent.keyboard('{Escape}')
  await focused(page.getByRole('button', { name: 'Search' }))
})

it('hides what is behind a dialog from screen readers until it is closed', async () => {
  await render(
    <>
      <p>Behind</p>
      <div aria-live="polite">News</div>
      <Layers />
    </>,
    { container: shadowContainer() },
  )
  const search = page.getByRole('button', { name: 'Search' })
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect.element(page.getByRole('dialog', { name: 'New name' })).toBeVisible()
  const isHidden = (text: string) => page.getByText(text).element().closest('[aria-hidden]') !== null
  expect(search.elements()).toEqual([])
  expect(['Behind', 'News', 'New name'].map(isHidden)).toEqual([true, false, false])
  await userEvent.keyboard('{Escape}')
  await expect.element(search).toBeVisible()
  expect(isHidden('Behind')).toBe(false)
})

it('keeps hidden what is behind a dialog in strict mode', async () => {
  await render(
    <StrictMode>
      <Layers />
    </StrictMode>,
    { container: shadowContainer() },
  )
  await page.getByRole('button', { name: 'Rename' }).click()
  await focused(page.getByRole('textbox', { name: 'Name' }))
  await expect.poll(() => page.getByRole('button', { name: 'Search' }).elements()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await focused(page.getByRole('button', { name: 'Rename' }))
  await expect.element(page.getByRole('button', { name: 'Search' })).toBeVisible()
})

/** A menu with a submenu in the tree that it is in. */
function Actions() {
  const [container, setContainer] = useState<HTMLElement | null>(null)
  const items = [
    { label: 'Copy' },
    { label: 'Share', items: [{ label: 'By e-mail' }, { label: 'As a link' }] },
    { label: 'Delete' },
  ]
  return (
    <div ref={setContainer}>
      <Menu label="Gig" trigger={<button type="button">Menu</button>} items={items} container={container} />
    </div>
  )
}

it('moves in a menu and its submenu by keys', async () => {
  await render(<Actions />, { container: shadowContainer() })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect.element(page.getByRole('menu')).toBeVisible()
  for (const [key, name] of [
    ['{ArrowDown}', 'Copy'],
    ['{ArrowUp}', 'Delete'],
    ['{ArrowDown}', 'Copy'],
    ['{End}', 'Delete'],
    ['{Home}', 'Copy'],
    ['{ArrowDown}', 'Share'],
    ['{ArrowRight}', 'By e-mail'],
    ['{ArrowDown}', 'As a link'],
    ['{ArrowLeft}', 'Share'],
  ] as const) {
    await userEvent.keyboard(key)
    await focused(page.getByRole('menuitem', { name }))
  }
  await userEvent.keyboard('{Escape}')
  await focused(page.getByRole('button', { name: 'Menu' }))
})

function Raise() {
  const { toast } = useToast()
  return (
    <button type="button" onClick={() => toast({ title: 'Saved', tone: 'danger' })}>
      Raise
    </button>
  )
}

it('focuses toasts on F8, and returns the focus on Escape', async () => {
  await render(
    <ToastProvider>
      <Raise />
    </ToastProvider>,
    { container: shadowContainer() },
  )
  const button = page.getByRole('button', { name: 'Raise' })
  await button.click()
  await expect.element(page.getByRole('listitem')).toBeVisible()
  await focused(button)
  await userEvent.keyboard('{F8}{Tab}')
  await focused(page.getByRole('listitem'))
  await userEvent.keyboard('{F8}')
  await focused(page.getByRole('listitem'))
  await userEvent.keyboard('{Escape}')
  await focused(button)
})

/** Drags the mouse from the middle of one cell to that of another. */
async function dragCells(from: string, to: string) {
  const cell = (name: string) => page.getByRole('button', { name, exact: true }).element()
  await dragMouse(middleOf(cell(from)), middleOf(cell(to)))
}

it('paints a week by drag', async () => {
  const onChange = vi.fn()
  await render(<AvailabilityGrid mode="edit" label="Week" value={[]} onChange={onChange} />, {
    container: shadowContainer(),
  })
  // Its tools listen for drags, and load after it.
  await expect.element(page.getByText('Quick fill')).toBeVisible()
  await dragCells('Monday morning', 'Monday evening')
  await expect.poll(() => onChange.mock.calls.at(-1)?.[0]).toHaveLength(3)
})

it('paints a schedule by drag', async () => {
  const onChange = vi.fn()
  const schedule = createSchedule({ days: [1, 2], slots: timeSlots(540, 660, 60) })
  await render(<ScheduleGrid mode="edit" label="Hours" schedule={schedule} value={[]} onChange={onChange} />, {
    container: shadowContainer(),
  })
  await expect.element(page.getByRole('button', { name: 'Monday 9 am', exact: true })).toBeVisible()
  await dragCells('Monday 9 am', 'Tuesday 10 am')
  await expect.poll(() => onChange.mock.calls.at(-1)?.[0]).toHaveLength(2)
})
