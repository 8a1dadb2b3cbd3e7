import { createRef, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { PhoneField, type PhoneFieldProps } from './phone-field'

function Field(props: Partial<PhoneFieldProps>) {
  const [country, setCountry] = useState(props.country ?? 'AU')
  const [number, setNumber] = useState(props.number ?? '')
  return (
    <PhoneField
      label="Phone Number"
      {...props}
      country={country}
      onCountryChange={(code) => {
        setCountry(code)
        props.onCountryChange?.(code)
      }}
      number={number}
      onNumberChange={(digits) => {
        setNumber(digits)
        props.onNumberChange?.(digits)
      }}
    />
  )
}

const number = () => page.getByRole('textbox', { name: 'Phone Number' })
const country = () => page.getByRole('combobox', { name: 'Country code' })

it('SW-04 the country code is searchable and kept as an ISO code', async () => {
  const onCountryChange = vi.fn()
  await render(<Field onCountryChange={onCountryChange} />)
  await expect.element(country()).toHaveValue('AU +61')
  await country().fill('canada')
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await expect.element(country()).toHaveValue('CA +1')
  expect(onCountryChange).toHaveBeenLastCalledWith('CA')
  await country().fill('nowhere')
  await userEvent.tab()
  expect(onCountryChange).toHaveBeenLastCalledWith('')
  await expect.element(number()).toHaveFocus()
})

it.each([
  ['a space', '{ArrowLeft}{ArrowLeft} 9', '041929', 4],
  ['a letter over a selection', '{ArrowLeft}{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}x', '049', 2],
])('keeps the caret where %s was typed in the middle', async (_, keys, expected, caret) => {
  const first = '04129'
  await render(<Field number={first} />)
  const input = number().element()
  if (!(input instanceof HTMLInputElement)) throw new Error('No input')
  input.focus()
  input.setSelectionRange(first.length, first.length)
  await userEvent.keyboard(keys)
  await expect.element(number()).toHaveValue(expected)
  expect(input.selectionStart).toBe(caret)
})

it('reports no blur between country code and number', async () => {
  const onBlur = vi.fn()
  await render(<Field onBlur={onBlur} />)
  await country().click()
  await userEvent.tab()
  await expect.element(number()).toHaveFocus()
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.tab({ shift: true })
  await expect.element(country()).toHaveFocus()
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.tab()
  await userEvent.tab()
  expect(onBlur).toHaveBeenCalledOnce()
})

it('reports blur when focus leaves from the country code', async () => {
  const onBlur = vi.fn()
  await render(<Field onBlur={onBlur} />)
  await country().click()
  await page.getByRole('option', { name: /^Austria/ }).click()
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.tab({ shift: true })
  expect(onBlur).toHaveBeenCalledOnce()
})

it('distinguishes countries with one dial code, in the list and in a form', async () => {
  const onCountryChange = vi.fn()
  await render(
    <form>
      <Field
        country="CA"
        name="phone"
        countryName="phoneCountry"
        number="4165550100"
        onCountryChange={onCountryChange}
      />
    </form>,
  )
  const form = document.querySelector('form')
  const sent = () => form && [...new FormData(form)]
  expect(sent()).toEqual([
    ['phoneCountry', 'CA'],
    ['phone', '+14165550100'],
  ])
  await country().fill('+1')
  const first = page.getByRole('option').elements().slice(0, 5)
  for (const option of first) expect(option.textContent).toMatch(/ \+1$/)
  await page.getByRole('option', { name: /^Jamaica/ }).click()
  await expect.element(country()).toHaveValue('JM +1')
  expect(onCountryChange).toHaveBeenLastCalledWith('JM')
  expect(sent()).toContainEqual(['phoneCountry', 'JM'])
})

it('keeps the country when autofill sets its dial code', async () => {
  const onCountryChange = vi.fn()
  await render(<Field country="CA" onCountryChange={onCountryChange} />)
  await expect.element(country()).toHaveAttribute('autocomplete', 'tel-country-code')
  await expect.element(number()).toHaveAttribute('autocomplete', 'tel-national')
  const input = country().element()
  const fillIn = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  fillIn('+1')
  await expect.element(country()).toHaveValue('CA +1')
  expect(onCountryChange).not.toHaveBeenCalled()
  fillIn('+61')
  await expect.element(country()).toHaveValue('AU +61')
})

it('describes the number by hint and error', async () => {
  const ref = createRef<HTMLInputElement>()
  await render(<Field ref={ref} hint="Yours" error="We really need your Phone Number" className="mt-9" />)
  await expect.element(number()).toHaveAccessibleDescription('Yours We really need your Phone Number')
  await expect.element(number()).toHaveAttribute('aria-invalid', 'true')
  expect(ref.current).toBe(number().element())
  expect(document.querySelector('.mt-9')?.contains(ref.current)).toBe(true)
})

it('puts both of its values into the form that it names', async () => {
  await render(
    <>
      <form id="far" aria-label="Far" />
      <PhoneField
        label="Phone Number"
        name="phone"
        countryName="country"
        form="far"
        defaultCountry="AU"
        defaultNumber="0412345678"
      />
    </>,
  )
  const form = page.getByRole('form', { name: 'Far' }).element()
  await expect
    .poll(() => form instanceof HTMLFormElement && Object.fromEntries(new FormData(form)))
    .toEqual({ phone: '+61412345678', country: 'AU' })
})
