import { StrictMode, useState } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, it, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Dialog } from '../dialog/dialog'
import { hostileHtml, imageFailed } from '../rich-text/hostile-html'
import { EditorSkeleton } from './editor-skeleton'
import { RichTextField, type RichTextFieldProps } from './rich-text-field'

type FormProps = Partial<RichTextFieldProps> & {
  /** Whether the owner updates the value in a microtask, as a store does. Default false. */
  late?: boolean
}

function Form({ value: start = '', onChange, late = false, ...props }: FormProps) {
  const [value, setValue] = useState(start)
  return (
    <>
      <RichTextField
        label="Cover letter"
        {...props}
        value={value}
        onChange={(html) => {
          onChange?.(html)
          if (late) queueMicrotask(() => setValue(html))
          else setValue(html)
        }}
      />
      <button type="button" onClick={() => setValue('<p>From a draft</p>')}>
        Restore
      </button>
    </>
  )
}

/** An owner that collects changes in `pending` and updates its value only when one is called. */
function SlowOwner({ pending }: { pending: (() => void)[] }) {
  const [value, setValue] = useState('')
  return <RichTextField label="Cover letter" value={value} onChange={(html) => pending.push(() => setValue(html))} />
}

function FormToReset() {
  const [value, setValue] = useState('<p>First</p>')
  return (
    <form aria-label="Form">
      <RichTextField label="Cover letter" name="letter" value={value} onChange={setValue} />
      <button type="reset">Reset</button>
    </form>
  )
}

const text = () => page.getByRole('textbox', { name: 'Cover letter' })
const tool = (name: string | RegExp) => page.getByRole('button', { name })
const focused = async (locator: Locator) => expect.poll(() => document.activeElement).toBe(locator.element())

async function open(props: FormProps = {}) {
  const onChange = vi.fn()
  await render(<Form onChange={onChange} {...props} />)
  await expect.element(text()).toBeVisible()
  return { onChange, html: () => onChange.mock.lastCall?.[0] }
}

describe('value', () => {
  it('reports HTML while typing and an empty string once empty', async () => {
    const { html } = await open()
    await userEvent.click(text())
    await userEvent.keyboard('Hi{Enter}you')
    await expect.poll(html).toBe('<p>Hi</p><p>you</p>')
    await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}{Backspace}')
    await expect.poll(html).toBe('')
  })

  it.each([false, true])('keeps the caret while typing (owner updates late: %s)', async (late) => {
    const { html } = await open({ late })
    await userEvent.click(text())
    await userEvent.keyboard('ad{ArrowLeft}bc')
    await expect.poll(html).toBe('<p>abcd</p>')
  })

  it('takes a value from outside without a change event or undo step', async () => {
    const { onChange } = await open()
    await userEvent.click(tool('Restore'))
    await expect.element(text()).toHaveTextContent('From a draft')
    await userEvent.click(text())
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}')
    await expect.element(text()).toHaveTextContent('From a draft')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('undoes and redoes what was typed', async () => {
    const { html } = await open({ value: '<p>one</p>' })
    await userEvent.click(text())
    await userEvent.keyboard('{ControlOrMeta>}{End}{/ControlOrMeta} two')
    await expect.poll(html).toBe('<p>one two</p>')
    await userEvent.keyboard('{ControlOrMeta>}z{/ControlOrMeta}')
    await expect.poll(html).toBe('<p>one</p>')
    await userEvent.keyboard('{ControlOrMeta>}{Shift>}z{/Shift}{/ControlOrMeta}')
    await expect.poll(html).toBe('<p>one two</p>')
  })

  it('loses no text while its owner updates slower than typing', async () => {
    const pending: (() => void)[] = []
    const handBack = (count: number) => {
      for (const deliver of pending.splice(0, count)) flushSync(deliver)
    }
    await render(<SlowOwner pending={pending} />)
    await userEvent.click(text())
    await userEvent.keyboard('Two summers')
    await expect.element(text()).toHaveTextContent('Two summers')
    // The owner returns "Two" while the editor holds "Two summers" and more is typed.
    handBack(3)
    await userEvent.keyboard(' at Naughtons')
    await expect.element(text()).toHaveTextContent('Two summers at Naughtons')
    handBack(pending.length)
    await expect.element(text()).toHaveTextContent('Two summers at Naughtons')
  })

  it('restores its first value on form reset', async () => {
    await render(<FormToReset />)
    await userEvent.click(text())
    await userEvent.keyboard('More ')
    const sent = () => document.querySelector<HTMLInputElement>('[name="letter"]')?.value
    await expect.poll(sent).toContain('More')
    await userEvent.click(page.getByRole('button', { name: 'Reset' }))
    await expect.poll(sent).toBe('<p>First</p>')
    await expect.element(text()).toHaveTextContent(/^First$/)
  })

  it('works when mounted twice in strict mode', async () => {
    const onChange = vi.fn()
    await render(
      <StrictMode>
        <Form onChange={onChange} value="<p>x</p>" />
      </StrictMode>,
    )
    await userEvent.click(text())
    await userEvent.keyboard('{ControlOrMeta>}{End}{/ControlOrMeta}y')
    await expect.poll(() => onChange.mock.lastCall?.[0]).toBe('<p>xy</p>')
    expect(document.querySelectorAll('[role=textbox]')).toHaveLength(1)
  })
})

describe('formatting', () => {
  it.each([
    ['{ControlOrMeta>}b{/ControlOrMeta}', '<p><strong>x</strong></p>'],
    ['{ControlOrMeta>}i{/ControlOrMeta}', '<p><em>x</em></p>'],
    ['{ControlOrMeta>}{Shift>}8{/Shift}{/ControlOrMeta}', '<ul><li><p>x</p></li></ul>'],
    ['- ', '<ul><li><p>x</p></li></ul>'],
    ['## ', '<h2>x</h2>'],
  ])('AP-02 formats by keys: %s', async (keys, expected) => {
    const { html } = await open()
    await userEvent.click(text())
    await userEvent.keyboard(`${keys}x`)
    await expect.poll(html).toBe(expected)
  })

  it('AP-02 formats by pointer and keeps the caret in the text', async () => {
    const { html } = await open()
    await userEvent.click(text())
    await userEvent.click(tool('Bold'))
    await focused(text())
    await userEvent.keyboard('x')
    await userEvent.click(tool('Bold'))
    await userEvent.click(tool('Italic'))
    await userEvent.keyboard('y')
    await expect.poll(html).toBe('<p><strong>x</strong><em>y</em></p>')
    await expect.element(tool('Bold')).toHaveAttribute('aria-pressed', 'false')
    await expect.element(tool('Italic')).toHaveAttribute('aria-pressed', 'true')
  })

  it('AP-02 sets headings and normal text by keyboard alone', async () => {
    const { html } = await open({ value: '<p>x</p>' })
    await userEvent.click(text())
    for (const [name, tag, keys] of [
      ['Heading 1', 'h1', '{ArrowDown}'],
      ['Heading 3', 'h3', '{ArrowDown}{ArrowDown}'],
      ['Heading 2', 'h2', '{ArrowUp}'],
      ['Normal text', 'p', '{Home}'],
    ] as const) {
      await userEvent.keyboard('{Shift>}{Tab}{/Shift}{ArrowDown}')
      await expect.element(page.getByRole('menu', { name: 'Text style' })).toBeVisible()
      await userEvent.keyboard(`${keys}{Enter}`)
      await expect.poll(html).toBe(`<${tag}>x</${tag}>`)
      await focused(text())
      await expect.element(tool(`Text style: ${name}`)).toBeVisible()
    }
  })

  it('leaves a list on Enter in an empty item', async () => {
    const { html } = await open()
    await userEvent.click(text())
    await userEvent.keyboard('- a{Enter}b{Enter}{Enter}c')
    await expect.poll(html).toBe('<ul><li><p>a</p></li><li><p>b</p></li></ul><p>c</p>')
  })
})

describe('keyboard', () => {
  it('has one Tab stop for the toolbar, and moves in it with arrows, Home and End', async () => {
    await open()
    await userEvent.tab()
    await focused(tool(/^Text style/))
    for (const [key, name] of [
      ['{ArrowRight}', 'Bold'],
      ['{ArrowRight}', 'Italic'],
      ['{ArrowRight}', 'Bullet list'],
      ['{ArrowRight}', /^Text style/],
      ['{ArrowLeft}', 'Bullet list'],
      ['{Home}', /^Text style/],
      ['{End}', 'Bullet list'],
    ] as const) {
      await userEvent.keyboard(key)
      await focused(tool(name))
    }
    expect(document.querySelectorAll('[role=toolbar] [tabindex="0"]')).toHaveLength(1)
    await userEvent.tab()
    await focused(text())
    await userEvent.tab({ shift: true })
    await focused(tool('Bullet list'))
  })

  it('toggles controls with Enter and Space', async () => {
    const { html } = await open({ value: '<p>x</p>' })
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    for (const [key, pressed] of [
      ['{Enter}', 'true'],
      ['{Enter}', 'false'],
      [' ', 'true'],
      [' ', 'false'],
    ] as const) {
      await userEvent.keyboard(key)
      await expect.element(tool('Bold')).toHaveAttribute('aria-pressed', pressed)
    }
    await focused(tool('Bold'))
    await userEvent.keyboard('{Home} {ArrowDown} ')
    await expect.poll(html).toBe('<h1>x</h1>')
  })

  it('returns from the toolbar to the text on Escape', async () => {
    await open()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await focused(text())
  })

  it('keeps a dialog around it open on Escape in the style menu and in the toolbar', async () => {
    const onOpenChange = vi.fn()
    await render(
      <Dialog open onOpenChange={onOpenChange} title="Apply">
        <Form />
      </Dialog>,
    )
    await expect.element(text()).toBeVisible()
    tool(/^Text style/)
      .element()
      .focus()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await focused(tool(/^Text style/))
    await userEvent.keyboard('{ArrowRight}{Escape}')
    await focused(text())
    expect(onOpenChange).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false)
  })

  it('moves on with Tab, even from a list', async () => {
    const { html } = await open()
    await userEvent.click(text())
    await userEvent.keyboard('- a{Enter}b')
    await userEvent.tab()
    await focused(tool('Restore'))
    expect(html()).toBe('<ul><li><p>a</p></li><li><p>b</p></li></ul>')
  })

  it('reports blur of the field, not a move to its toolbar', async () => {
    const onBlur = vi.fn()
    await open({ onBlur })
    await userEvent.click(text())
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Home}{Enter}{Escape}{Escape}')
    await focused(text())
    expect(onBlur).not.toHaveBeenCalled()
    await userEvent.tab()
    expect(onBlur).toHaveBeenCalledOnce()
  })
})

describe('style menu', () => {
  const menu = () => page.getByRole('menu', { name: 'Text style' })
  const item = (name: string) => page.getByRole('menuitemradio', { name })
  const styles = () => tool(/^Text style/)

  it('opens on the current style, and moves by arrows, Home, End and letters', async () => {
    await open({ value: '<h2>x</h2>' })
    await userEvent.tab()
    await expect.element(styles()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Enter}')
    await expect.element(styles()).toHaveAttribute('aria-expanded', 'true')
    await expect.element(styles()).toHaveAttribute('aria-haspopup', 'menu')
    expect(styles().element().getAttribute('aria-controls')).toBe(menu().element().id)
    const items = page.getByRole('menuitemradio').elements()
    expect(items.map((each) => each.getAttribute('aria-checked'))).toEqual(['false', 'false', 'true', 'false'])
    for (const each of items) expect(each).toHaveAttribute('tabindex', '-1')
    for (const [key, name] of [
      ['', 'Heading 2'],
      ['{ArrowDown}', 'Heading 3'],
      ['{ArrowDown}', 'Normal text'],
      ['{ArrowUp}', 'Heading 3'],
      ['{ArrowUp}', 'Heading 2'],
      ['{Home}', 'Normal text'],
      ['{End}', 'Heading 3'],
      ['n', 'Normal text'],
      ['h', 'Heading 1'],
      ['h', 'Heading 2'],
      ['z', 'Heading 2'],
    ] as const) {
      if (key) await userEvent.keyboard(key)
      await focused(item(name))
    }
  })

  it('opens on the last item with ArrowUp', async () => {
    await open()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await focused(item('Heading 3'))
  })

  it('closes on Escape and focuses its button', async () => {
    await open()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await focused(styles())
    expect(menu().query()).toBeNull()
  })

  it('closes on Tab', async () => {
    await open()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}{Tab}')
    expect(menu().query()).toBeNull()
    expect(document.activeElement).not.toBe(document.body)
  })

  it('closes on its button, a press outside and a scroll', async () => {
    await open()
    await userEvent.click(styles())
    await expect.element(menu()).toBeVisible()
    await userEvent.click(styles())
    await expect.poll(() => menu().query()).toBeNull()
    await userEvent.click(styles())
    await expect.element(menu()).toBeVisible()
    await userEvent.click(text())
    await expect.poll(() => menu().query()).toBeNull()
    await userEvent.click(styles())
    await expect.element(menu()).toBeVisible()
    document.body.style.height = '300vh'
    window.scrollTo(0, 100)
    await expect.poll(() => menu().query()).toBeNull()
    document.body.style.height = ''
  })

  it('stays open at the event of a scroll that ended before', async () => {
    await open()
    await userEvent.click(styles())
    document.dispatchEvent(new Event('scroll'))
    await expect.element(menu()).toBeVisible()
  })

  it('opens below its button', async () => {
    await open()
    await userEvent.click(styles())
    const button = styles().element().getBoundingClientRect()
    const box = menu().element().getBoundingClientRect()
    expect(Math.round(box.top - button.bottom)).toBe(6)
    expect(box.left).toBeCloseTo(button.left)
  })
})

describe('names and states', () => {
  it('is named by its label, and focused by a click on it', async () => {
    await open()
    await userEvent.click(page.getByText('Cover letter', { exact: true }))
    await focused(text())
  })

  it('names the toolbar and connects it to the text', async () => {
    await open()
    const toolbar = page.getByRole('toolbar', { name: 'Cover letter: formatting' })
    expect(toolbar.element().getAttribute('aria-controls')).toBe(text().element().id)
    for (const icon of toolbar.element().querySelectorAll('svg'))
      expect(icon.closest('[aria-hidden="true"]')).not.toBeNull()
    // A tooltip in the accessibility tree would repeat the name.
    for (const name of ['Bold', 'Italic', 'Bullet list'])
      await expect.element(tool(name)).not.toHaveAccessibleDescription()
  })

  it('updates error, required and disabled', async () => {
    const screen = await render(<Form required hint="Two paragraphs." />)
    await expect.element(text()).toHaveAttribute('aria-required', 'true')
    await expect.element(text()).not.toHaveAttribute('aria-invalid')
    await screen.rerender(<Form required hint="Two paragraphs." error="Too short." />)
    await expect.element(text()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(text()).toHaveAccessibleDescription('Two paragraphs. Too short.')
    await screen.rerender(<Form disabled />)
    await expect.element(text()).toHaveAttribute('contenteditable', 'false')
    await expect.element(text()).not.toHaveAttribute('tabindex')
  })

  it('passes the editable element as ref, className to the root', async () => {
    const ref = vi.fn()
    const screen = await render(<Form ref={ref} className="mt-8" />)
    await expect.element(text()).toBeVisible()
    expect(ref).toHaveBeenCalledWith(text().element())
    expect(screen.container.firstElementChild?.className).toContain('mt-8')
  })

  it.each(['', '<h2>Why me</h2><p>Because.</p><ul><li><p>a</p></li></ul>'])(
    'has the height of its skeleton: %j',
    async (value) => {
      const skeleton = await render(<EditorSkeleton value={value} placeholder="Write" />)
      const height = skeleton.container.firstElementChild?.getBoundingClientRect().height ?? 0
      await skeleton.unmount()
      await open({ value, placeholder: 'Write' })
      const frame = page.getByRole('toolbar').element().parentElement
      expect(Math.abs((frame?.getBoundingClientRect().height ?? 0) - height)).toBeLessThan(2)
    },
  )
})

it('length limit truncates a paste to the limit and counts it', async () => {
  const { html } = await open({ maxLength: 8, value: '<p>abc</p>' })
  await userEvent.click(text())
  await userEvent.keyboard('{ControlOrMeta>}{End}{/ControlOrMeta}')
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', '<p><strong>defghijkl</strong></p>')
  text()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.poll(html).toBe('<p>abc<strong>defgh</strong></p>')
  await expect.element(page.getByText('8 / 8')).toBeVisible()
})

it.each(hostileHtml)('the hostile HTML %s runs nothing in the editor', async (html) => {
  const alert = vi.fn()
  vi.stubGlobal('alert', alert)
  await open({ value: html })
  for (const element of text().element().querySelectorAll('*')) {
    expect(['P', 'BR', 'STRONG', 'EM', 'UL', 'LI', 'H1', 'H2', 'H3']).toContain(element.tagName)
  }
  await imageFailed()
  expect(alert).not.toHaveBeenCalled()
})

it('still submits its value when the editor is not loaded, and focuses Try again after a retry', async () => {
  // An error in the editor is handled as one of loading it.
  const failingRef = () => {
    throw new Error('offline')
  }
  await render(
    <form aria-label="Form">
      <RichTextField label="Cover letter" name="letter" defaultValue="<p>Saved</p>" ref={failingRef} />
    </form>,
  )
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toBeVisible()
  const form = page.getByRole('form', { name: 'Form' }).element()
  expect(form instanceof HTMLFormElement && Object.fromEntries(new FormData(form))).toEqual({ letter: '<p>Saved</p>' })
  await userEvent.click(retry)
  await expect.element(retry).toHaveFocus()
})
