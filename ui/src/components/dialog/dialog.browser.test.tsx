import { useRef, useState } from 'react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../testing/describe-conformance'
import { Drawer } from '../drawer/drawer'
import { TextField } from '../text-field/text-field'
import { Dialog } from './dialog'

describeConformance('Dialog', (props) => <Dialog open onOpenChange={() => {}} title="Sure?" {...props} />)
describeConformance('Drawer', (props) => <Drawer open onOpenChange={() => {}} title="Filters" {...props} />)

function Page({ dismissible = true, lines = 0 }: { dismissible?: boolean; lines?: number }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <button type="button">Behind</button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Sure?"
        dismissible={dismissible}
        footer={
          <button type="button" onClick={() => setOpen(false)}>
            Yes
          </button>
        }
      >
        {Array.from({ length: lines }, (_, line) => `Line ${line}`).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </Dialog>
    </>
  )
}

const opener = () => page.getByRole('button', { name: 'Open' })

it('traps focus, and returns it on Escape', async () => {
  await render(<Page />)
  await opener().click()
  await expect.element(page.getByRole('button', { name: 'Yes' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'Yes' })).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}')
  await expect.element(page.getByRole('button', { name: 'Close' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
})

/** A dialog whose field takes the focus itself. */
function AutoFocused() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="New name">
        <button type="button">Suggest one</button>
        <input aria-label="Name" autoFocus />
      </Dialog>
    </>
  )
}

it('returns focus where a field in it took the focus by autoFocus', async () => {
  await render(<AutoFocused />)
  await opener().click()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener()).toHaveFocus()
})

/** Asks, and then thanks in a dialog of its own. */
function Questionnaire() {
  const [shown, setShown] = useState<'question' | 'thanks' | null>(null)
  return (
    <>
      <button type="button" onClick={() => setShown('question')}>
        Open
      </button>
      {shown === 'question' && (
        <Dialog
          key="question"
          open
          onOpenChange={() => setShown(null)}
          title="Sure?"
          footer={
            <button type="button" onClick={() => setShown('thanks')}>
              Yes
            </button>
          }
        />
      )}
      {shown === 'thanks' && <Dialog key="thanks" open onOpenChange={() => setShown(null)} title="Thanks" />}
    </>
  )
}

it('returns focus to the opener of the dialog that it replaced', async () => {
  await render(<Questionnaire />)
  await opener().click()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Thanks' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
})

it('returns focus when closed by its own button', async () => {
  await render(<Page dismissible={false} />)
  await opener().click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog', { name: 'Sure?' })).toBeVisible()
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect.element(opener()).toHaveFocus()
})

it('focuses long content, which scrolls by keyboard', async () => {
  await render(<Page lines={80} />)
  await opener().click()
  const content = page.getByRole('region', { name: 'Sure?' })
  await expect.element(content).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect.poll(() => content.element().scrollTop).toBeGreaterThan(0)
})

it('shows the error below a field that gets the focus', async () => {
  await render(
    <Dialog open onOpenChange={() => {}} title="Sure?">
      <div style={{ height: '100vh' }}>Text</div>
      <TextField label="Password" error="Wrong" />
      <div style={{ height: '100vh' }}>Text</div>
    </Dialog>,
  )
  const field = page.getByLabelText('Password').element()
  const body = field.closest('.modal-body')
  if (body) body.scrollTop += field.getBoundingClientRect().bottom - body.getBoundingClientRect().bottom
  await expect.element(page.getByText('Wrong')).not.toBeInViewport({ ratio: 1 })
  field.focus()
  await expect.element(page.getByText('Wrong')).toBeInViewport({ ratio: 1 })
})

it('scrolls as a whole in a window too short for its title and buttons', async () => {
  onTestFinished(() => page.viewport(1280, 800))
  await page.viewport(320, 256)
  await render(
    <Dialog
      open
      onOpenChange={() => {}}
      title="Sure?"
      description={'It can’t be undone. '.repeat(12)}
      footer={<button type="button">Yes</button>}
    >
      <TextField label="Reason" />
    </Dialog>,
  )
  const heading = page.getByRole('heading', { name: 'Sure?' })
  // It begins at its title, on a region that arrow keys scroll.
  await expect.element(page.getByRole('region', { name: 'Sure?' })).toHaveFocus()
  for (const part of [page.getByLabelText('Reason'), page.getByRole('button', { name: 'Yes' })]) {
    await userEvent.tab()
    await expect.element(part).toHaveFocus()
    await expect.element(part).toBeInViewport({ ratio: 1 })
  }
  await userEvent.keyboard('{Home}')
  await expect.element(heading).toBeInViewport({ ratio: 1 })
})

it('does not make short content focusable', async () => {
  await render(<Page lines={1} />)
  await opener().click()
  await expect.element(page.getByText('Line 0')).toBeVisible()
  expect(page.getByRole('region').elements()).toEqual([])
})

it('starts content at its own height for Safari', async () => {
  await render(<Page lines={1} />)
  await opener().click()
  const content = page.getByText('Line 0').element().closest('.modal-body')
  expect(content && getComputedStyle(content).flexBasis).toBe('auto')
})

it('closes on a press outside if dismissible', async () => {
  const changed = vi.fn()
  const screen = await render(<Dialog open onOpenChange={changed} title="Sure?" dismissible={false} />)
  const outside = () => userEvent.click(document.body, { position: { x: 2, y: 2 }, force: true })
  await outside()
  expect(changed).not.toHaveBeenCalled()
  await screen.rerender(<Dialog open onOpenChange={changed} title="Sure?" />)
  await outside()
  expect(changed).toHaveBeenCalledWith(false)
})

it('closes an alert dialog on Escape, not on a press outside', async () => {
  const changed = vi.fn()
  await render(<Dialog role="alertdialog" open onOpenChange={changed} title="Sure?" />)
  await userEvent.click(document.body, { position: { x: 2, y: 2 }, force: true })
  expect(changed).not.toHaveBeenCalled()
  await userEvent.keyboard('{Escape}')
  expect(changed).toHaveBeenCalledWith(false)
})

it('stays open while it is busy, with a close button that is not available', async () => {
  const changed = vi.fn()
  const dialog = (busy: boolean) => <Dialog open onOpenChange={changed} title="Delete it?" busy={busy} />
  const screen = await render(dialog(true))
  const close = page.getByRole('button', { name: 'Close' })
  await expect.element(close).toHaveAttribute('aria-disabled', 'true')
  await expect.element(close).toHaveFocus()
  await userEvent.keyboard('{Enter}{Escape}')
  await userEvent.click(document.body, { position: { x: 2, y: 2 }, force: true })
  expect(changed).not.toHaveBeenCalled()
  await screen.rerender(dialog(false))
  await userEvent.click(close)
  expect(changed).toHaveBeenCalledExactlyOnceWith(false)
})

function InFrame() {
  const [open, setOpen] = useState(false)
  const [frame, setFrame] = useState<HTMLElement | null>(null)
  const cancelButton = useRef<HTMLButtonElement>(null)
  return (
    <div data-testid="frame" ref={setFrame}>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onOpenChange={setOpen} title="Delete it?" container={frame} initialFocus={cancelButton}>
        <button type="button">Delete</button>
        <button type="button" ref={cancelButton}>
          Keep it
        </button>
      </Dialog>
    </div>
  )
}

it('opens in its container with the focus where it is told, and returns it', async () => {
  await render(<InFrame />)
  await opener().click()
  const dialog = page.getByTestId('frame').getByRole('dialog', { name: 'Delete it?' })
  await expect.element(dialog.getByRole('button', { name: 'Keep it' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(opener()).toHaveFocus()
})

it.each([undefined, 'alertdialog'] as const)(
  'is named by its title and described by its description (%s); the page behind is not there',
  async (role) => {
    await render(
      <>
        <button type="button">Behind</button>
        <Dialog role={role} open onOpenChange={() => {}} title="Sure?" description="It is gone then." footer="Or not" />
      </>,
    )
    const dialog = page.getByRole(role ?? 'dialog', { name: 'Sure?' })
    await expect.element(dialog).toHaveAccessibleDescription('It is gone then.')
    await expect.element(dialog).toHaveAttribute('aria-modal', 'true')
    expect(page.getByRole('button').elements()).toHaveLength(1)
    // The dialog's header and footer are no landmarks.
    for (const landmark of ['banner', 'contentinfo']) expect(page.getByRole(landmark).elements()).toEqual([])
  },
)

function Nested() {
  const [depth, setDepth] = useState(0)
  const open = (level: number) => (isOpen: boolean) => setDepth(isOpen ? level : level - 1)
  const deeper = (level: number) => (
    <button type="button" onClick={() => setDepth(level)}>
      Open {level}
    </button>
  )
  return (
    <>
      {deeper(1)}
      <Dialog open={depth > 0} onOpenChange={open(1)} title="First" footer={deeper(2)} />
      <Dialog open={depth > 1} onOpenChange={open(2)} title="Second" />
    </>
  )
}

it('returns focus through nested dialogs', async () => {
  await render(<Nested />)
  await page.getByRole('button', { name: 'Open 1' }).click()
  await page.getByRole('button', { name: 'Open 2' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Second' })).toBeVisible()
  for (const opener of ['Open 2', 'Open 1']) {
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('button', { name: opener })).toHaveFocus()
  }
})

it('replaces its words by labels', async () => {
  const changed = vi.fn()
  await render(<Dialog open onOpenChange={changed} title="Sûr ?" labels={{ close: 'Fermer' }} />)
  await userEvent.click(page.getByRole('button', { name: 'Fermer' }))
  expect(changed).toHaveBeenCalledWith(false)
})
