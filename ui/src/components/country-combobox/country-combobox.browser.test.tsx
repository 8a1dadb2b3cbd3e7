import { useState } from 'react'
import { flushSync } from 'react-dom'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeTimeouts } from '../../testing/fake-timeouts'
import { CountryCombobox, type CountryComboboxProps } from './country-combobox'

function Field(props: Partial<CountryComboboxProps>) {
  const [value, setValue] = useState(props.value ?? null)
  return (
    <CountryCombobox
      label="Home country"
      {...props}
      value={value}
      onChange={(code) => {
        setValue(code)
        props.onChange?.(code)
      }}
    />
  )
}

const input = () => page.getByRole('combobox', { name: 'Home country' })
const options = () =>
  page
    .getByRole('option')
    .elements()
    .map((option) => option.textContent)

it.each([
  ['turkiye', 'TürkiyeTR +90'],
  ['cote', "Côte d'IvoireCI +225"],
  ['ivory', "Côte d'IvoireCI +225"],
  ['+64', 'New ZealandNZ +64'],
  ['nz', 'New ZealandNZ +64'],
  ['USA', 'United StatesUS +1'],
])('SW-11 %s finds %s', async (typed, expected) => {
  await render(<Field />)
  await input().fill(typed)
  await expect.poll(() => options()[0]).toBe(expected)
})

it('SW-07 chooses a country by its name regardless of case', async () => {
  const onChange = vi.fn()
  await render(<Field onChange={onChange} />)
  await input().fill('new zEALAND')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith('NZ')
  await expect.element(input()).toHaveValue('New Zealand')
})

it('SW-07 clears a name that is not in the list', async () => {
  const onChange = vi.fn()
  await render(<Field value="AU" onChange={onChange} />)
  await input().fill('Atlantis')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith(null)
  await expect.element(input()).toHaveValue('')
})

it('SW-04 shows code and dial code, and accepts an unambiguous dial code', async () => {
  const onChange = vi.fn()
  await render(<Field show="dialCode" value="AU" onChange={onChange} />)
  await expect.element(input()).toHaveValue('AU +61')
  await input().fill('+44')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith('GB')
  await input().fill('+1')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith(null)
})

it('ST-05 clears text that names no country after the delay and shows an error', async () => {
  fakeTimeouts()
  await render(<Field value="MY" clearAfterMs={800} clearedText={(text) => `${text} is unknown.`} />)
  await input().fill('Narnia')
  await userEvent.tab()
  vi.advanceTimersByTime(799)
  await expect.element(input()).toHaveValue('Narnia')
  vi.advanceTimersByTime(1)
  await expect.element(input()).toHaveValue('')
  await expect.element(input()).toHaveAccessibleDescription('Narnia is unknown.')
})

it('ST-05 keeps text that names no country while the field has the focus again', async () => {
  fakeTimeouts()
  const onFocus = vi.fn()
  await render(
    <>
      <Field clearAfterMs={800} onFocus={onFocus} />
      <button type="button">After</button>
    </>,
  )
  await input().fill('Narnia')
  await userEvent.tab()
  await userEvent.tab({ shift: true })
  expect(onFocus).toHaveBeenCalledTimes(2)
  flushSync(() => vi.advanceTimersByTime(800))
  expect(input().element()).toHaveValue('Narnia')
  await userEvent.tab()
  flushSync(() => vi.advanceTimersByTime(800))
  expect(input().element()).toHaveValue('')
})

it('reports the typed text, also where unknown text is cleared later', async () => {
  const onInputChange = vi.fn()
  await render(<Field clearAfterMs={2000} onInputChange={onInputChange} />)
  await input().fill('Viet')
  expect(onInputChange).toHaveBeenLastCalledWith('Viet')
})
