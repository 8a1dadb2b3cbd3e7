import { createRef, Profiler, useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeTimeouts } from '../../testing/fake-timeouts'
import { Dialog } from '../dialog/dialog'
import { Combobox } from './combobox'
import type { ComboboxProps } from './combobox-props'

const suburbs = ['Carlton', 'Carlton North', 'Collingwood', 'Fitzroy', 'Port Melbourne', 'Melbourne']
const many = Array.from({ length: 3000 }, (_, index) => `Suburb ${index + 1}`)
const itself = (option: string) => option

type FieldProps = Partial<ComboboxProps<string>>

function Field(props: FieldProps) {
  const [value, setValue] = useState<string | null>(props.value ?? null)
  return (
    <Combobox
      label="Suburb"
      options={suburbs}
      optionKey={itself}
      optionLabel={itself}
      {...props}
      value={value}
      onChange={(option) => {
        setValue(option)
        props.onChange?.(option)
      }}
    />
  )
}

const found: Record<string, string[]> = { cof: ['Barista', 'Coffee cart'] }

/** A server finds the options: nothing for "co", which is on its way. */
function Search({ onInputChange, ...props }: FieldProps) {
  const [text, setText] = useState('')
  return (
    <Field
      {...props}
      filtered
      options={found[text] ?? []}
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

/** The open list, once it is there. */
async function openList(): Promise<Element> {
  await expect.element(page.getByRole('listbox')).toBeVisible()
  return page.getByRole('listbox').element()
}

function activeOption(): string | null | undefined {
  const id = input().element().getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.textContent : null
}

describe('the keyboard', () => {
  it('arrows open the list and walk through it, the page keys jump', async () => {
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

  it('Enter chooses the active option and closes', async () => {
    const onChange = vi.fn()
    await render(<Field onChange={onChange} />)
    await input().fill('fitz')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('Fitzroy')
    await expect.element(input()).toHaveValue('Fitzroy')
    await expect.element(input()).toHaveAttribute('aria-expanded', 'false')
  })

  it('Escape closes the list, then clears the field', async () => {
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

  it('Alt with the down arrow opens without choosing a place, with the up arrow it closes', async () => {
    await render(<Field />)
    await userEvent.tab()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect.element(input()).toHaveAttribute('aria-expanded', 'true')
    await expect.poll(activeOption).toBeNull()
    await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}')
    await expect.element(input()).toHaveAttribute('aria-expanded', 'false')
    await expect.element(input()).toHaveValue('')
  })
})

describe('SW-11 the list', () => {
  it('SW-11 filters by a substring, whatever its case, and marks it', async () => {
    await render(<Field />)
    await input().fill('MELB')
    await openList()
    expect(labels()).toEqual(['Melbourne', 'Port Melbourne'])
    await expect.element(option('Port Melbourne')).toBeVisible()
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Melb', 'Melb'])
  })

  it('SW-11 is at most 13rem high and has only the rows in view in the document', async () => {
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

  it('SW-11 does not cover the field, nor is it cut off by what is around it', async () => {
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

  it('opens at the chosen option and says which it is', async () => {
    await render(<Field options={many} value="Suburb 2000" />)
    await input().click()
    await expect.element(option('Suburb 2000')).toHaveAttribute('aria-selected', 'true')
    await expect.poll(activeOption).toBe('Suburb 2000')
    const list = (await openList()).getBoundingClientRect()
    const row = option('Suburb 2000').element().getBoundingClientRect()
    expect(row.top).toBeGreaterThanOrEqual(list.top)
    expect(row.bottom).toBeLessThanOrEqual(list.bottom + 1)
  })

  it('is chosen from with the mouse while the focus stays in the field', async () => {
    const onChange = vi.fn()
    await render(<Field onChange={onChange} />)
    await input().click()
    await option('Collingwood').click()
    expect(onChange.mock.calls).toEqual([['Collingwood']])
    await expect.element(input()).toHaveFocus()
    await expect.element(input()).toHaveValue('Collingwood')
    await expect.poll(options).toHaveLength(0)
  })

  it('says how many options there are once, when typing pauses, or that there are none', async () => {
    fakeTimeouts()
    await render(<Field emptyText="No such suburb" />)
    const status = document.querySelector('[aria-live="polite"].sr-only')
    const said: (string | null)[] = []
    new MutationObserver(() => said.push(status?.textContent ?? null)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    await userEvent.click(input())
    await expect.poll(options).toHaveLength(6)
    vi.advanceTimersByTime(499)
    await userEvent.keyboard('carl')
    await expect.poll(options).toHaveLength(2)
    vi.advanceTimersByTime(500)
    await expect.poll(() => status?.textContent).toBe('2 options')
    expect([...new Set(said.filter(Boolean))]).toEqual(['2 options'])
    await input().fill('zzz')
    await expect.element(input()).toHaveAttribute('aria-expanded', 'false')
    vi.advanceTimersByTime(500)
    await expect.poll(() => status?.textContent).toBe('No such suburb')
    await userEvent.keyboard('{Escape}')
    vi.advanceTimersByTime(500)
    await expect.poll(() => status?.textContent).toBe('')
  })

  it('marks the chosen option also while the keyboard is on another', async () => {
    await render(<Field value="Fitzroy" />)
    await input().click()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(option('Fitzroy')).toHaveAttribute('aria-current', 'true')
    await expect.element(option('Fitzroy')).not.toHaveAttribute('aria-selected')
    await expect.element(option('Port Melbourne')).toHaveAttribute('aria-selected', 'true')
  })

  it('an arrow changes two rows, the one it leaves and the one it reaches, and React draws nothing', async () => {
    const drawn = vi.fn()
    await render(
      <Profiler id="field" onRender={drawn}>
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
    // Until the number of options has been said, which is drawn.
    await expect.element(page.getByText('3000 options')).toBeInTheDocument()
    drawn.mockClear()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(activeOption).toBe('Suburb 3')
    expect([...changed]).toEqual(['Suburb 2', 'Suburb 3'])
    expect(drawn).not.toHaveBeenCalled()
    observer.disconnect()
  })

  it('keeps the rows it has when another query is typed', async () => {
    await render(<Field options={many} />)
    await input().click()
    const list = await openList()
    list.scrollTop = 44 * 1500
    await expect.element(option('Suburb 1502')).toBeVisible()
    await userEvent.keyboard('suburb 2')
    await expect.poll(() => list.scrollTop).toBe(0)
    expect(labels()[0]).toBe('Suburb 2')
  })

  it('scrolled away from its active option, stays there and still has it', async () => {
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

  it('stays beside the field in what a virtual keyboard leaves of the page', async () => {
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

  it('says that options are loading', async () => {
    await render(<Field options={[]} loading />)
    await input().click()
    await expect.element(page.getByText('Loading…').first()).toBeInTheDocument()
  })
})

it('every word of it can be replaced', async () => {
  const labels = {
    toggle: 'Afficher',
    list: 'Quartiers',
    clear: 'Effacer',
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
  it('SW-07 text that names an option chooses it, whatever its case', async () => {
    const onChange = vi.fn()
    await render(<Field onChange={onChange} />)
    await input().fill('fITZROY')
    expect(onChange).toHaveBeenLastCalledWith('Fitzroy')
    await userEvent.tab()
    await expect.element(input()).toHaveValue('Fitzroy')
  })

  it('unknown text is taken back on leaving', async () => {
    const onChange = vi.fn()
    const onBlur = vi.fn()
    await render(<Field value="Fitzroy" onChange={onChange} onBlur={onBlur} />)
    await input().fill('Atlantis')
    await userEvent.tab()
    await expect.element(input()).toHaveValue('')
    expect(onChange).toHaveBeenLastCalledWith(null)
    expect(onBlur).toHaveBeenCalledOnce()
  })

  it('free text stays where it is allowed, and Enter submits it', async () => {
    const onSubmit = vi.fn()
    await render(<Field allowCustom onSubmit={onSubmit} />)
    await input().fill('bar work')
    await userEvent.keyboard('{Enter}')
    expect(onSubmit.mock.calls).toEqual([['bar work']])
    await userEvent.tab()
    await expect.element(input()).toHaveValue('bar work')
  })

  it('a chosen suggestion stays as free text where the choice itself is not kept', async () => {
    await render(
      <Combobox
        label="Suburb"
        options={suburbs}
        value={null}
        onChange={() => {}}
        optionKey={itself}
        optionLabel={itself}
        allowCustom
      />,
    )
    await input().fill('fitz')
    await option('Fitzroy').click()
    await expect.element(input()).toHaveValue('Fitzroy')
  })

  it('Enter chooses the only option left', async () => {
    const onChange = vi.fn()
    await render(<Field onChange={onChange} />)
    await input().fill('colling')
    await userEvent.keyboard('{Enter}')
    expect(onChange).toHaveBeenLastCalledWith('Collingwood')
  })

  it('a value from outside replaces what was typed', async () => {
    const field = (value: string | null) => (
      <Combobox
        label="Suburb"
        options={suburbs}
        value={value}
        onChange={() => {}}
        optionKey={itself}
        optionLabel={itself}
        allowCustom
      />
    )
    const screen = await render(field(null))
    await input().fill('somewhere')
    await userEvent.tab()
    await screen.rerender(field('Fitzroy'))
    await expect.element(input()).toHaveValue('Fitzroy')
  })

  it('the clear button empties it and gives the focus back', async () => {
    const onChange = vi.fn()
    await render(<Field value="Fitzroy" clearable onChange={onChange} />)
    await page.getByRole('button', { name: 'Clear Suburb' }).click()
    expect(onChange.mock.calls).toEqual([[null]])
    await expect.element(input()).toHaveFocus()
    await expect.element(input()).toHaveValue('')
    expect(page.getByRole('button', { name: 'Clear Suburb' }).elements()).toHaveLength(0)
  })

  it('options somebody else has searched are listed as they come, and count as ever', async () => {
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

  it("runs the caller's handlers first; a key they take is theirs", async () => {
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

  it('a read-only field opens nothing', async () => {
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
  it('the list reaches beyond it, works in it, and Escape closes the list alone', async () => {
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

it('passes ref and attributes to the input, the class to its root', async () => {
  const ref = createRef<HTMLInputElement>()
  await render(<Field ref={ref} className="mt-9" placeholder="Start typing" hint="In Melbourne" error="Choose one" />)
  expect(ref.current).toBe(input().element())
  await expect.element(input()).toHaveAttribute('placeholder', 'Start typing')
  await expect.element(input()).toHaveAccessibleDescription('In Melbourne Choose one')
  await expect.element(input()).toHaveAttribute('aria-invalid', 'true')
  expect(document.querySelector('.mt-9')?.contains(ref.current)).toBe(true)
})
