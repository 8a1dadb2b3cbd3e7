import { createRef, Profiler, useState } from 'react'
import { flushSync } from 'react-dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeTimeouts } from '../../testing/fake-timeouts'
import { Dialog } from '../dialog/dialog'
import { Combobox } from './combobox'
import type { ComboboxProps } from './combobox-props'

const suburbs = ['Carlton', 'Carlton North', 'Collingwood', 'Fitzroy', 'Port Melbourne', 'Melbourne']
const many = Array.from({ length: 3000 }, (_, index) => `Suburb ${index + 1}`)
const identity = (option: string) => option

type FieldProps = Partial<ComboboxProps<string>>

function Field(props: FieldProps) {
  const [value, setValue] = useState<string | null>(props.value ?? null)
  return (
    <Combobox
      label="Suburb"
      options={suburbs}
      optionKey={identity}
      optionLabel={identity}
      {...props}
      value={value}
      onChange={(option) => {
        setValue(option)
        props.onChange?.(option)
      }}
    />
  )
}

const resultsByQuery: Record<string, string[]> = { cof: ['Barista', 'Coffee cart'] }

/** A field whose options a server finds; the search for "co" is pending. */
function Search({ onInputChange, ...props }: FieldProps) {
  const [text, setText] = useState('')
  return (
    <Field
      {...props}
      filtered
      options={resultsByQuery[text] ?? []}
      loading={text === 'co'}
      inputValue={text}
      onInputChange={(next) => {
        setText(next)
        onInputChange?.(next)
      }}
    />
  )
}

const input = () => page.getByRole('combobox', { name: 'Suburb' })
const option = (name: string) => page.getByRole('option', { name, exact: true })
const options = () => page.getByRole('option').elements()
const labels = () => options().map((element) => element.textContent)

/** Waits for a number of options while timers are faked: they are listed in a timer of 0 ms after the frame. */
async function listed(count: number): Promise<void> {
  while (options().length !== count) {
    await new Promise(requestAnimationFrame)
    vi.advanceTimersByTime(0)
  }
}

/** Waits for the open list. */
async function openList(): Promise<Element> {
  await expect.element(page.getByRole('listbox')).toBeVisible()
  return page.getByRole('listbox').element()
}

function activeOption(): string | null | undefined {
  const id = input().element().getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.textContent : null
}

describe('the keyboard', () => {
  it('opens the list and moves with the arrow and page keys', async () => {
    await render(<Field options={many} />)
    await userEvent.tab()
    await expect.element(input()).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(input()).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(activeOption).toBe('Suburb 1')
    await userEvent.keyboard('{ArrowDown}{PageDown}')
    await expect.poll(activeOption).toBe('Suburb 6')
    await userEvent.keyboard('{PageUp}{PageUp}')
    await expect.poll(activeOption).toBe('Suburb 1')
    await userEvent.keyboard('{ArrowUp}')
    await expect.poll(activeOption).toBe('Suburb 3000')
    await expect.element(option('Suburb 3000')).toHaveAttribute('aria-posinset', '3000')
    await userEvent.keyboard('{PageUp}{PageDown}{PageDown}{ArrowDown}')
    await expect.poll(activeOption).toBe('Suburb 1')
    await expect.element(input()).toHaveFocus()
  })

  it('closes the list on Escape, then clears the field', async () => {
    const onChange = vi.fn()
    await render(<Field value="Fitzroy" onChange={onChange} />)
    await input().click()
    await userEvent.keyboard('{Escape}')
    await expect.element(input()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(input()).toHaveValue('Fitzroy')
    await userEvent.keyboard('{Escape}')
    await expect.element(input()).toHaveValue('')
    expect(onChange.mock.calls).toEqual([[null]])
  })

  it('leaves Escape to the page once it is closed and empty', async () => {
    const onKeyDown = vi.fn()
    await render(<Field value="Fitzroy" onKeyDown={onKeyDown} />)
    await input().click()
    await userEvent.keyboard('{Escape}{Escape}')
    await expect.element(input()).toHaveValue('')
    expect(onKeyDown).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    expect(onKeyDown.mock.calls.map(([{ defaultPrevented }]) => defaultPrevented)).toEqual([false])
  })

  it('prevents what the browser does with the keys of the open list, and with no others', async () => {
    const pressed: [string, boolean][] = []
    const screen = await render(<Field />)
    screen.container.addEventListener('keydown', ({ key, defaultPrevented }) => pressed.push([key, defaultPrevented]))
    await userEvent.tab()
    await userEvent.keyboard('{PageDown}{PageUp}')
    expect(pressed).toEqual([
      ['PageDown', false],
      ['PageUp', false],
    ])
    pressed.length = 0
    await userEvent.keyboard('{ArrowDown}{PageDown}{PageUp}{ArrowUp}{Escape}{ArrowUp}')
    expect(pressed.filter(([, isPrevented]) => isPrevented).map(([key]) => key)).toEqual([
      'ArrowDown',
      'PageDown',
      'PageUp',
      'ArrowUp',
      'ArrowUp',
    ])
  })

  it('opens on Alt+ArrowDown without an active option and closes on Alt+ArrowUp', async () => {
    await render(<Field />)
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(input()).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(activeOption).toBeNull()
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}')
    await expect.element(input()).toHaveAttribute('aria-expanded', 'false')
    expect(activeOption()).toBeFalsy()
    await expect.element(input()).toHaveValue('')
  })
})

describe('SW-11 the list', () => {
  it('SW-11 filters by substring regardless of case and highlights the match', async () => {
    await render(<Field />)
    await input().fill('MELB')
    await openList()
    await expect.poll(labels).toEqual(['Melbourne', 'Port Melbourne'])
    await expect.element(option('Port Melbourne')).toBeVisible()
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Melb', 'Melb'])
  })

  it('SW-11 is at most 13rem high and renders only the rows in view', async () => {
    await render(<Field options={many} />)
    await input().click()
    const list = await openList()
    expect(getComputedStyle(list).maxHeight).toBe(`${13 * 16}px`)
    expect(list.getBoundingClientRect().height).toBeLessThanOrEqual(13 * 16)
    expect(options().length).toBeLessThan(15)
    await expect.element(option('Suburb 2')).toHaveAttribute('aria-setsize', '3000')
    list.scrollTop = 44 * 1500
    await expect.element(option('Suburb 1502')).toBeVisible()
    expect(options().length).toBeLessThan(15)
  })

  it('SW-11 neither covers the field nor is clipped by its ancestors', async () => {
    await render(
      <div className="h-20 overflow-hidden">
        <Field options={many} />
      </div>,
    )
    await input().click()
    const field = input().element().getBoundingClientRect()
    const list = await openList()
    const box = list.getBoundingClientRect()
    expect(box.top).toBeGreaterThanOrEqual(field.bottom)
    const inTheMiddle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
    expect(list.contains(inTheMiddle)).toBe(true)
  })

  it('opens at the selected option and names it as active', async () => {
    await render(<Field options={many} value="Suburb 2000" />)
    await input().click()
    await expect.element(option('Suburb 2000')).toHaveAttribute('aria-selected', 'true')
    await expect.poll(activeOption).toBe('Suburb 2000')
    const list = (await openList()).getBoundingClientRect()
    const row = option('Suburb 2000').element().getBoundingClientRect()
    expect(row.top).toBeGreaterThanOrEqual(list.top)
    expect(row.bottom).toBeLessThanOrEqual(list.bottom + 1)
  })

  it('chooses by mouse and keeps the focus in the input', async () => {
    const onChange = vi.fn()
    await render(<Field onChange={onChange} />)
    await input().click()
    await option('Collingwood').click()
    expect(onChange.mock.calls).toEqual([['Collingwood']])
    await expect.element(input()).toHaveFocus()
    await expect.element(input()).toHaveValue('Collingwood')
    await expect.poll(options).toHaveLength(0)
  })

  it('tells that it is open before a frame, and lists its options after the frame', async () => {
    await render(<Field />)
    const field = input().element()
    if (!(field instanceof HTMLInputElement)) throw new Error('The combobox is no input.')
    field.focus()
    flushSync(() => field.click())
    expect(field).toHaveAttribute('aria-expanded', 'true')
    expect(options()).toEqual([])
    await expect.poll(options).toHaveLength(6)
    flushSync(() => {
      field.setRangeText('c')
      field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    })
    expect(field).toHaveValue('c')
    expect(options()).toHaveLength(6)
    const rowsBefore = options()
    await expect.poll(labels).toEqual(['Carlton', 'Carlton North', 'Collingwood'])
    // A click that waits for a row finds out that the row is another query's.
    expect(options().filter((row) => rowsBefore.includes(row))).toEqual([])
  })

  it('chooses by the keys that were pressed before its options are listed', async () => {
    await render(<Field />)
    const field = input().element()
    if (!(field instanceof HTMLElement)) throw new Error('The combobox is no element.')
    field.focus()
    const press = (key: string) =>
      flushSync(() => field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })))
    press('ArrowDown')
    press('ArrowDown')
    expect(options()).toEqual([])
    press('Enter')
    await expect.element(input()).toHaveValue('Carlton North')
  })

  it('announces the number of options once per pause in typing, or that there are none', async () => {
    fakeTimeouts()
    await render(<Field emptyText="No such suburb" />)
    const status = document.querySelector('[aria-live="polite"].sr-only')
    const announcements: (string | null)[] = []
    new MutationObserver(() => announcements.push(status?.textContent ?? null)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    await userEvent.click(input())
    await listed(6)
    vi.advanceTimersByTime(499)
    await userEvent.keyboard('carl')
    await listed(2)
    vi.advanceTimersByTime(500)
    await expect.poll(() => status?.textContent).toBe('2 options')
    expect([...new Set(announcements.filter(Boolean))]).toEqual(['2 options'])
    await input().fill('zzz')
    await expect.element(input()).toHaveAttribute('aria-expanded', 'false')
    vi.advanceTimersByTime(500)
    await expect.poll(() => status?.textContent).toBe('No such suburb')
    await userEvent.keyboard('{Escape}')
    vi.advanceTimersByTime(500)
    await expect.poll(() => status?.textContent).toBe('')
  })

  it('marks the selected option while another is active', async () => {
    await render(<Field value="Fitzroy" />)
    await input().click()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(option('Fitzroy')).toHaveAttribute('aria-current', 'true')
    await expect.element(option('Fitzroy')).not.toHaveAttribute('aria-selected')
    await expect.element(option('Port Melbourne')).toHaveAttribute('aria-selected', 'true')
  })

  it('changes only two rows on an arrow key, without a React render', async () => {
    const onRender = vi.fn()
    await render(
      <Profiler id="field" onRender={onRender}>
        <Field options={many} />
      </Profiler>,
    )
    await input().click()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const changed = new Set<string>()
    const observer = new MutationObserver((records) => {
      for (const { target } of records) {
        if (target instanceof Element && target.role === 'option') changed.add(target.textContent)
      }
    })
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    // The announcement of the number of options is a render too; wait for it.
    await expect.element(page.getByText('3000 options')).toBeInTheDocument()
    onRender.mockClear()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(activeOption).toBe('Suburb 3')
    expect([...changed]).toEqual(['Suburb 2', 'Suburb 3'])
    expect(onRender).not.toHaveBeenCalled()
    observer.disconnect()
  })

  it('starts at the top for another query', async () => {
    await render(<Field options={many} />)
    await input().click()
    const list = await openList()
    list.scrollTop = 44 * 1500
    await expect.element(option('Suburb 1502')).toBeVisible()
    await userEvent.keyboard('suburb 2')
    await expect.poll(() => list.scrollTop).toBe(0)
    await expect.poll(() => labels()[0]).toBe('Suburb 2')
  })

  it('keeps the scroll position and the active option when scrolled away from it', async () => {
    await render(<Field options={many} />)
    await input().click()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect.poll(activeOption).toBe('Suburb 2')
    const list = await openList()
    list.scrollTop = 44 * 1500
    await expect.element(option('Suburb 1502')).toBeVisible()
    expect(list.scrollTop).toBe(44 * 1500)
    expect(activeOption()).toBe('Suburb 2')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(activeOption).toBe('Suburb 3')
    await expect.element(option('Suburb 3')).toBeVisible()
    expect(list.scrollTop).toBeLessThan(44 * 3)
  })

  it('stays beside the field above a virtual keyboard', async () => {
    const view = Object.assign(new EventTarget(), { offsetLeft: 0, offsetTop: 0, width: 375, height: 800 })
    vi.stubGlobal('visualViewport', view)
    await render(
      <div className="pt-60">
        <Field options={many} />
      </div>,
    )
    await input().click()
    const list = await openList()
    const field = input().element().getBoundingClientRect()
    expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(field.bottom)
    view.height = field.bottom + 60
    view.dispatchEvent(new Event('resize'))
    await expect.poll(() => list.getBoundingClientRect().bottom).toBeLessThanOrEqual(field.top)
    expect(list.getBoundingClientRect().top).toBeGreaterThanOrEqual(0)
    expect(list.getBoundingClientRect().right).toBeLessThanOrEqual(375)
    vi.unstubAllGlobals()
  })

  it('announces that options are loading', async () => {
    await render(<Field options={[]} loading />)
    await input().click()
    await expect.element(page.getByText('Loading…').first()).toBeInTheDocument()
  })
})

it('replaces every word by labels', async () => {
  const labels = {
    toggle: () => 'Afficher',
    list: 'Quartiers',
    clear: () => 'Effacer',
    count: (count: number) => `${count} quartiers`,
    loading: 'Chargement',
    empty: 'Aucun',
  }
  const screen = await render(<Field label="Suburb" value="Fitzroy" clearable labels={labels} />)
  await page.getByRole('button', { name: 'Effacer' }).click()
  await page.getByRole('button', { name: 'Afficher' }).click()
  await expect.element(page.getByRole('listbox', { name: 'Quartiers' })).toBeVisible()
  await expect.element(page.getByText('6 quartiers')).toBeInTheDocument()
  await input().fill('zzz')
  await expect.element(page.getByText('Aucun').first()).toBeVisible()
  await screen.rerender(<Field label="Suburb" loading labels={labels} />)
  await expect.element(page.getByText('Chargement').first()).toBeVisible()
})

describe('the value follows the text', () => {
  it('SW-07 chooses the option that the text names, regardless of case', async () => {
    const onChange = vi.fn()
    await render(<Field onChange={onChange} />)
    await input().fill('fITZROY')
    expect(onChange).toHaveBeenLastCalledWith('Fitzroy')
    await userEvent.tab()
    await expect.element(input()).toHaveValue('Fitzroy')
    expect(onChange.mock.calls).toEqual([['Fitzroy']])
  })

  it('clears unknown text on blur', async () => {
    const onChange = vi.fn()
    const onBlur = vi.fn()
    await render(<Field value="Fitzroy" onChange={onChange} onBlur={onBlur} />)
    await input().fill('Atlantis')
    await userEvent.tab()
    await expect.element(input()).toHaveValue('')
    expect(onChange).toHaveBeenLastCalledWith(null)
    expect(onBlur).toHaveBeenCalledOnce()
  })

  it('keeps custom text where allowed, and submits it on Enter', async () => {
    const onSubmit = vi.fn()
    await render(<Field allowCustom onSubmit={onSubmit} />)
    await input().fill('bar work')
    await userEvent.keyboard('{Enter}')
    expect(onSubmit.mock.calls).toEqual([['bar work']])
    await userEvent.tab()
    await expect.element(input()).toHaveValue('bar work')
  })

  it('keeps a chosen suggestion as custom text where the owner keeps no value', async () => {
    await render(
      <Combobox
        label="Suburb"
        options={suburbs}
        value={null}
        onChange={() => {}}
        optionKey={identity}
        optionLabel={identity}
        allowCustom
      />,
    )
    await input().fill('fitz')
    await option('Fitzroy').click()
    await expect.element(input()).toHaveValue('Fitzroy')
  })

  it('chooses the only match on Enter', async () => {
    const onChange = vi.fn()
    await render(<Field onChange={onChange} />)
    await input().fill('colling')
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('Collingwood')
  })

  it('replaces typed text by a value set from outside', async () => {
    const field = (value: string | null) => (
      <Combobox
        label="Suburb"
        options={suburbs}
        value={value}
        onChange={() => {}}
        optionKey={identity}
        optionLabel={identity}
        allowCustom
      />
    )
    const screen = await render(field(null))
    await input().fill('somewhere')
    await userEvent.tab()
    await screen.rerender(field('Fitzroy'))
    await expect.element(input()).toHaveValue('Fitzroy')
  })

  it('clears by its button and focuses the input', async () => {
    const onChange = vi.fn()
    await render(<Field value="Fitzroy" clearable onChange={onChange} />)
    await page.getByRole('button', { name: 'Clear Suburb' }).click()
    expect(onChange.mock.calls).toEqual([[null]])
    await expect.element(input()).toHaveFocus()
    await expect.element(input()).toHaveValue('')
    expect(page.getByRole('button', { name: 'Clear Suburb' }).elements()).toHaveLength(0)
  })

  it('lists options filtered by a server unchanged', async () => {
    const onChange = vi.fn()
    const onInputChange = vi.fn()
    await render(<Search onInputChange={onInputChange} onChange={onChange} />)
    await input().click()
    await userEvent.keyboard('co')
    await expect.element(page.getByText('Loading…').first()).toBeVisible()
    await userEvent.keyboard('f')
    await expect.poll(labels).toEqual(['Barista', 'Coffee cart'])
    expect(onInputChange).toHaveBeenLastCalledWith('cof')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('Barista')
    await expect.element(input()).toHaveValue('Barista')
  })

  it("runs the caller's handlers first and skips keys they prevent", async () => {
    const heard = vi.fn()
    await render(
      <Field
        onFocus={() => heard('focus')}
        onClick={() => heard('click')}
        onKeyDown={(event) => {
          heard(event.key)
          if (event.key === 'ArrowUp') event.preventDefault()
        }}
      />,
    )
    await input().click()
    expect(heard.mock.calls.flat()).toEqual(['focus', 'click'])
    await openList()
    await userEvent.keyboard('{ArrowUp}')
    expect(activeOption()).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(activeOption).toBe('Carlton')
    expect(heard).toHaveBeenLastCalledWith('ArrowDown')
  })

  it('does not open while read-only', async () => {
    await render(<Field value="Fitzroy" readOnly />)
    await input().click()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    await expect.poll(options).toHaveLength(0)
    await expect.element(input()).toHaveValue('Fitzroy')
  })
})

function InDialog({ onOpenChange }: { onOpenChange: (open: boolean) => void }) {
  return (
    <Dialog open title="Where?" size="sm" onOpenChange={onOpenChange}>
      <Field options={many} />
    </Dialog>
  )
}

describe('in a dialog', () => {
  it('extends past the dialog, and closes alone on Escape', async () => {
    const onOpenChange = vi.fn()
    await render(<InDialog onOpenChange={onOpenChange} />)
    await input().click()
    const list = await openList()
    const box = list.getBoundingClientRect()
    expect(box.height).toBeGreaterThan(150)
    expect(list.contains(document.elementFromPoint(box.x + box.width / 2, box.bottom - 5))).toBe(true)
    await userEvent.keyboard('{Escape}')
    await expect.poll(options).toHaveLength(0)
    expect(onOpenChange).not.toHaveBeenCalled()
    await input().click()
    await option('Suburb 3').click()
    await expect.element(input()).toHaveValue('Suburb 3')
    expect(onOpenChange).not.toHaveBeenCalled()
  })
})

it('passes ref and attributes to the input, className to the root', async () => {
  const ref = createRef<HTMLInputElement>()
  await render(<Field ref={ref} className="mt-9" placeholder="Start typing" hint="In Melbourne" error="Choose one" />)
  expect(ref.current).toBe(input().element())
  await expect.element(input()).toHaveAttribute('placeholder', 'Start typing')
  await expect.element(input()).toHaveAttribute('autocomplete', 'off')
  await expect.element(input()).toHaveAccessibleDescription('In Melbourne Choose one')
  await expect.element(input()).toHaveAttribute('aria-invalid', 'true')
  expect(document.querySelector('.mt-9')?.contains(ref.current)).toBe(true)
})

describe('while it is disabled', () => {
  /** The field, disabled by its own prop or by a fieldset, or read-only. */
  const field = (state: string, onChange = () => {}) => (
    <fieldset disabled={state === 'in a disabled fieldset'}>
      <Field value="Carlton" disabled={state === 'disabled'} readOnly={state === 'read-only'} onChange={onChange} />
    </fieldset>
  )
  const states = ['disabled', 'read-only', 'in a disabled fieldset']

  it.each(states)('has no list, also afterwards (%s)', async (state) => {
    const screen = await render(field(''))
    await input().click()
    await expect.element(option('Fitzroy')).toBeVisible()
    await screen.rerender(field(state))
    await expect.poll(options).toEqual([])
    await screen.rerender(field(''))
    await expect.element(input()).toHaveAttribute('aria-expanded', 'false')
  })

  it.each(states)('loses the focus, so that Escape elsewhere clears nothing afterwards (%s)', async (state) => {
    const changed = vi.fn()
    const pressed = vi.fn()
    window.addEventListener('keydown', pressed)
    onTestFinished(() => window.removeEventListener('keydown', pressed))
    const screen = await render(field('', changed))
    await input().click()
    await screen.rerender(field(state, changed))
    await expect.poll(options).toEqual([])
    input().element().blur()
    await screen.rerender(field('', changed))
    await userEvent.keyboard('{Escape}')
    expect(pressed).toHaveBeenCalled()
    expect(changed).not.toHaveBeenCalled()
  })
})
