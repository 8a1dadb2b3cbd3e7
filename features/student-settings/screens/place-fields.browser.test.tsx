import { useState } from 'react'
import { flushSync } from 'react-dom'
import { userEvent } from 'storybook/test'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { untilMet } from '@/client/testing/frames'
import { messages } from '@/domain'
import { someStudent } from '@/domain/testing/accounts'
import { useFormFields } from '@/features/shared/forms/use-form-fields'
import { formOf, type StudentForm, studentSettingsForm } from '../settings'
import { PlaceFields } from './place-fields'

const definition = studentSettingsForm(true)
const home = { suburbName: 'Carlton', suburbZipCode: '3053', nationality: 'Malaysia' }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})

/** The fields with a form state like that of the settings. */
function Fields() {
  const [form, setForm] = useState<StudentForm>({ ...formOf(someStudent), ...home })
  const onChange = (typed: Partial<StudentForm>) => setForm({ ...form, ...typed })
  const fields = useFormFields(definition, { draft: form, serverErrors: {}, onChange })
  return <PlaceFields form={form} isInternationalStudent fields={fields} onChange={onChange} />
}

const suburb = () => page.getByRole('combobox', { name: 'Suburb' })
const zip = () => page.getByRole('combobox', { name: 'Zip code' })
const nationality = () => page.getByRole('combobox', { name: 'Nationality' })
const fitzroy = () => page.getByRole('option', { name: /^Fitzroy\s*3065$/ })
/** A pointer that can press without releasing. */
const pointer = userEvent.setup({ delay: null })

/** Blurs the focused field. */
function leave() {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}

const pass = (ms: number) => flushSync(() => vi.advanceTimersByTime(ms))

/** Waits for the suggestion, which is listed in a timer after the frame. */
const fitzroyListed = () =>
  untilMet(() => {
    pass(0)
    return fitzroy().query() !== null
  })

it('ST-04 clears an unknown suburb 100 ms after blur', async () => {
  await render(<Fields />)
  await suburb().fill('Atlantis')
  leave()
  pass(99)
  expect(suburb().element()).toHaveValue('Atlantis')
  pass(1)
  expect(suburb().element()).toHaveValue('')
  expect(zip().element()).toHaveValue('')
})

it('ST-04 accepts a suggestion that is pressed for longer than 100 ms', async () => {
  await render(<Fields />)
  await suburb().fill('Fitz')
  await fitzroyListed()
  const target = fitzroy().element()
  await pointer.pointer({ keys: '[MouseLeft>]', target })
  pass(500)
  expect(suburb().element()).toHaveValue('Fitz')
  await pointer.pointer({ keys: '[/MouseLeft]', target })
  await untilMet(() => fitzroy().query() === null)
  expect(suburb().element()).toHaveValue('Fitzroy')
  leave()
  pass(500)
  expect(suburb().element()).toHaveValue('Fitzroy')
  expect(suburb().element()).toHaveAccessibleDescription(messages.place.suburbHint)
})

it('ST-04 clears the zip code when another suburb is chosen', async () => {
  await render(<Fields />)
  await expect.element(zip()).toHaveValue('3053')
  await suburb().fill('Fitzroy')
  await fitzroyListed()
  await fitzroy().click()
  await expect.element(suburb()).toHaveValue('Fitzroy')
  await expect.element(zip()).toHaveValue('')
})

it('ST-05 clears an unknown nationality 500 ms after blur', async () => {
  await render(<Fields />)
  await nationality().fill('Narnia')
  leave()
  pass(499)
  expect(nationality().element()).toHaveValue('Narnia')
  pass(1)
  expect(nationality().element()).toHaveValue('')
})
