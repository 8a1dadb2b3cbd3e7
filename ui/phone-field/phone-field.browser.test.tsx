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

it('SW-04 keeps digits only', async () => {
  const onNumberChange = vi.fn()
  await render(<Field onNumberChange={onNumberChange} />)
  await number().fill('(04) 00-123 456x')
  await expect.element(number()).toHaveValue('0400123456')
  expect(onNumberChange).toHaveBeenLastCalledWith('0400123456')
})

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

it('leaving the country code for the number is not leaving the field', async () => {
  const onBlur = vi.fn()
  await render(<Field onBlur={onBlur} />)
  await country().click()
  await userEvent.tab()
  await expect.element(number()).toHaveFocus()
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onBlur).toHaveBeenCalledOnce()
})

it('ties hint and error to the number', async () => {
  const ref = createRef<HTMLInputElement>()
  await render(<Field ref={ref} hint="Yours" error="We really need your Phone Number" className="mt-9" />)
  await expect.element(number()).toHaveAccessibleDescription('Yours We really need your Phone Number')
  await expect.element(number()).toHaveAttribute('aria-invalid', 'true')
  expect(ref.current).toBe(number().element())
  expect(document.querySelector('.mt-9')?.contains(ref.current)).toBe(true)
})
