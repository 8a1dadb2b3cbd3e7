import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Combobox } from './combobox'
import type { ComboboxProps } from './combobox-props'

interface Land {
  code: string
  name: string
}

const countries: readonly Land[] = [
  { code: 'AU', name: 'Australia' },
  { code: 'NZ', name: 'New Zealand' },
  { code: 'JP', name: '日本' },
]
const codeOf = ({ code }: Land) => code
const nameOf = ({ name }: Land) => name
const keywordsOf = ({ code }: Land) => [code]

function InForm(props: Partial<ComboboxProps<Land>>) {
  const [value, setValue] = useState<Land | null>(props.value ?? null)
  return (
    <form>
      <Combobox
        label="Country"
        name="country"
        options={countries}
        optionKey={codeOf}
        optionLabel={nameOf}
        optionKeywords={keywordsOf}
        {...props}
        value={value}
        onChange={(land) => {
          setValue(land)
          props.onChange?.(land)
        }}
      />
      <button type="reset">Start again</button>
    </form>
  )
}

const [australia, newZealand] = countries
const input = () => page.getByRole('combobox', { name: 'Country' })
const options = () => page.getByRole('option').elements()

function field(): HTMLInputElement {
  const element = input().element()
  if (element instanceof HTMLInputElement) return element
  throw new Error('The combobox is no input')
}

function sent(): [string, unknown][] {
  const form = field().form
  return form ? [...new FormData(form)] : []
}

/** Sets the input's value natively, as browser autofill does, bypassing React's value tracking. */
function write(text: string, event: Event) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
  field().dispatchEvent(event)
}

describe('in a form', () => {
  it('submits the key of the chosen option under its name', async () => {
    await render(<InForm value={newZealand} />)
    expect(sent()).toEqual([['country', 'NZ']])
    await input().fill('austr')
    await userEvent.keyboard('{Enter}')
    await expect.poll(sent).toEqual([['country', 'AU']])
    await input().fill('Atlantis')
    await expect.poll(sent).toEqual([['country', '']])
  })

  it('submits custom text where allowed', async () => {
    await render(<InForm allowCustom />)
    await input().fill('Atlantis')
    expect(sent()).toEqual([['country', 'Atlantis']])
  })

  it('is not submitted by Enter with text that names no option', async () => {
    const onSubmit = vi.fn()
    await render(<InForm required />)
    field().form?.addEventListener('submit', (event) => {
      event.preventDefault()
      onSubmit(sent())
    })
    await input().fill('a')
    await userEvent.keyboard('{Enter}{Enter}')
    expect(onSubmit).not.toHaveBeenCalled()
    await input().fill('austr')
    await userEvent.keyboard('{Enter}{Enter}')
    expect(onSubmit.mock.calls).toEqual([[[['country', 'AU']]]])
  })

  it('submits nothing while disabled', async () => {
    await render(<InForm value={australia} disabled />)
    expect(sent()).toEqual([])
    expect(page.getByRole('button', { name: /^Show options/ }).elements()).toEqual([])
  })

  it.each([null, newZealand ?? null])('restores %o on form reset', async (value) => {
    const onInputChange = vi.fn()
    await render(<InForm value={value} onInputChange={onInputChange} />)
    await input().fill('austr')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect.element(input()).toHaveValue('Australia')
    await page.getByRole('button', { name: 'Start again' }).click()
    await expect.element(input()).toHaveValue(value?.name ?? '')
    expect(sent()).toEqual([['country', value?.code ?? '']])
    expect(onInputChange).toHaveBeenLastCalledWith(value?.name ?? '')
  })

  it('clears unknown text and closes the list on form reset', async () => {
    await render(<InForm />)
    await input().fill('zea')
    field().form?.reset()
    await expect.element(input()).toHaveValue('')
    await expect.poll(options).toHaveLength(0)
  })

  it('ignores a prevented reset', async () => {
    await render(<InForm value={newZealand} />)
    await input().fill('Australia')
    field().form?.addEventListener('reset', (event) => event.preventDefault(), { once: true })
    field().form?.reset()
    await expect.element(input()).toHaveValue('Australia')
  })
})

describe('browser autofill', () => {
  it('passes the autocomplete token to the input', async () => {
    await render(<InForm autoComplete="country" />)
    await expect.element(input()).toHaveAttribute('autocomplete', 'country')
  })

  it.each(['New Zealand', 'new zealand', 'NZ'])(
    'takes %s while nobody is in the field, and opens nothing',
    async (text) => {
      const onChange = vi.fn()
      await render(<InForm autoComplete="country" onChange={onChange} />)
      write(text, new Event('input', { bubbles: true }))
      await expect.poll(() => onChange.mock.lastCall).toEqual([newZealand])
      await expect.element(input()).toHaveValue('New Zealand')
      expect(options()).toHaveLength(0)
    },
  )
})

describe('an input method', () => {
  function compose(text: string) {
    write(text, new InputEvent('input', { bubbles: true, isComposing: true, inputType: 'insertCompositionText' }))
  }

  it('filters but chooses nothing during composition', async () => {
    const onChange = vi.fn()
    const onCompositionEnd = vi.fn()
    await render(<InForm onChange={onChange} onCompositionEnd={onCompositionEnd} />)
    await input().click()
    field().dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    compose('に')
    compose('日本')
    await expect.element(input()).toHaveValue('日本')
    await expect.poll(options).toHaveLength(1)
    expect(onChange).not.toHaveBeenCalled()
    field().dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '日本' }))
    await expect.poll(options).toHaveLength(1)
    expect(onChange).toHaveBeenLastCalledWith(countries[2])
    expect(onCompositionEnd.mock.calls.map(([{ data }]) => data)).toEqual(['日本'])
    expect(onCompositionEnd).toHaveBeenCalledBefore(onChange)
  })

  it.each([
    ['during composition', { isComposing: true }],
    ['in Safari, after the composition', { keyCode: 229 }],
  ])('handles Enter and Escape itself %s', async (_, sign) => {
    const onChange = vi.fn()
    await render(<InForm onChange={onChange} />)
    await input().click()
    await userEvent.keyboard('{ArrowDown}')
    for (const key of ['Enter', 'Escape']) {
      field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...sign }))
    }
    expect(onChange).not.toHaveBeenCalled()
    await expect.element(input()).toHaveAttribute('aria-expanded', 'true')
  })
})

describe('Tab', () => {
  it('chooses the active option', async () => {
    const onChange = vi.fn()
    await render(<InForm onChange={onChange} />)
    await input().fill('a')
    await userEvent.keyboard('{ArrowDown}{Tab}')
    expect(onChange).toHaveBeenLastCalledWith(australia)
    await expect.element(input()).toHaveValue('Australia')
    await expect.element(page.getByRole('button', { name: 'Start again' })).toHaveFocus()
  })

  it('chooses none when none is active', async () => {
    const onChange = vi.fn()
    await render(<InForm onChange={onChange} />)
    await input().fill('a')
    await userEvent.keyboard('{Tab}')
    expect(onChange).toHaveBeenLastCalledWith(null)
    await expect.element(input()).toHaveValue('')
  })
})
