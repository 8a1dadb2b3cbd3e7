import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { fakeTimeouts } from '../../testing/fake-timeouts'
import type { Place } from './suburb-combobox'
import { SuburbCombobox, type SuburbComboboxProps } from './suburb-combobox'

interface FieldsProps extends Omit<Partial<SuburbComboboxProps>, 'suburb' | 'zipCode'> {
  start?: Place
}

function Fields({ start = { suburbName: '', zipCode: '' }, onChange, ...rest }: FieldsProps) {
  const [place, setPlace] = useState(start)
  return (
    <SuburbCombobox
      suburb={place.suburbName}
      zipCode={place.zipCode}
      {...rest}
      onChange={(next) => {
        setPlace(next)
        onChange?.(next)
      }}
    />
  )
}

const suburb = () => page.getByRole('combobox', { name: 'Suburb' })
const zip = () => page.getByRole('combobox', { name: 'Zip code' })
const option = (name: RegExp) => page.getByRole('option', { name })

it('SW-05 fills in a suburb’s only zip code', async () => {
  const onChange = vi.fn()
  await render(<Fields onChange={onChange} />)
  await suburb().fill('CARLT')
  await option(/^Carlton 3053$/).click()
  expect(onChange).toHaveBeenLastCalledWith({ suburbName: 'Carlton', zipCode: '3053' })
  await expect.element(zip()).toHaveValue('3053')
})

it('SW-05 clears the zip code of the previous suburb', async () => {
  await render(<Fields start={{ suburbName: 'Carlton', zipCode: '3053' }} />)
  await suburb().fill('Melbourne')
  await expect.element(zip()).toHaveValue('')
  await zip().click()
  await expect.element(option(/^3000$/)).toBeVisible()
})

it('SW-05 offers the suburb’s zip codes', async () => {
  await render(<Fields start={{ suburbName: 'Fitzroy', zipCode: '' }} />)
  await zip().click()
  await expect.element(option(/^3065$/)).toBeVisible()
  expect(page.getByRole('option').elements()).toHaveLength(1)
})

it('SW-05 filters suburbs by the zip code', async () => {
  const onChange = vi.fn()
  await render(<Fields onChange={onChange} />)
  await zip().fill('3053')
  expect(onChange).toHaveBeenLastCalledWith({ suburbName: '', zipCode: '3053' })
  await suburb().click()
  await expect.element(option(/^Carlton/).first()).toBeVisible()
  expect(page.getByRole('option').elements().length).toBeLessThan(5)
})

it('SW-05 finds a suburb by its zip code', async () => {
  await render(<Fields />)
  await suburb().fill('3065')
  await expect.element(option(/^Fitzroy/).first()).toBeVisible()
})

it('clears an unknown suburb with its zip code', async () => {
  const onChange = vi.fn()
  await render(<Fields start={{ suburbName: 'Carlton', zipCode: '3053' }} onChange={onChange} />)
  await suburb().fill('Atlantis')
  await userEvent.tab()
  expect(onChange).toHaveBeenLastCalledWith({ suburbName: '', zipCode: '' })
  await expect.element(suburb()).toHaveValue('')
  await expect.element(zip()).toHaveValue('')
})

it('reports no blur between suburb and zip code', async () => {
  const onBlur = vi.fn()
  const onSuburbBlur = vi.fn()
  await render(<Fields onBlur={onBlur} onSuburbBlur={onSuburbBlur} />)
  await suburb().click()
  await userEvent.tab()
  await expect.element(zip()).toHaveFocus()
  expect(onSuburbBlur).toHaveBeenCalledOnce()
  expect(onBlur).not.toHaveBeenCalled()
  await userEvent.tab()
  expect(onBlur).toHaveBeenCalledOnce()
})

const unknown = (text: string) => `${text} is unknown.`

it('ST-04 clears an unknown suburb after the delay and shows an error until the next change', async () => {
  fakeTimeouts()
  await render(<Fields start={{ suburbName: 'Carlton', zipCode: '3053' }} clearAfterMs={800} clearedText={unknown} />)
  await suburb().fill('Atlantis')
  await userEvent.tab()
  vi.advanceTimersByTime(799)
  await expect.element(suburb()).toHaveValue('Atlantis')
  vi.advanceTimersByTime(1)
  await expect.element(suburb()).toHaveValue('')
  await expect.element(suburb()).toHaveAccessibleDescription('Atlantis is unknown.')
  await suburb().fill('C')
  await expect.element(suburb()).not.toHaveAccessibleDescription()
})

it('ST-04 accepts a suburb chosen during the delay', async () => {
  fakeTimeouts()
  const onChange = vi.fn()
  await render(<Fields clearAfterMs={100} clearedText={unknown} onChange={onChange} />)
  await suburb().fill('Fitz')
  await expect.element(option(/^Fitzroy\s*3065$/)).toBeVisible()
  await option(/^Fitzroy\s*3065$/).click()
  await userEvent.tab()
  vi.runAllTimers()
  await expect.element(suburb()).toHaveValue('Fitzroy')
  await expect.element(suburb()).not.toHaveAccessibleDescription()
  expect(onChange).toHaveBeenLastCalledWith({ suburbName: 'Fitzroy', zipCode: '3065' })
})

it('ST-04 shows a suburb set from outside instead of typed text', async () => {
  const props = { clearAfterMs: 100, onChange: () => undefined }
  const screen = await render(<SuburbCombobox {...props} suburb="Carlton" zipCode="3053" />)
  await expect.element(suburb()).toHaveValue('Carlton')
  await screen.rerender(<SuburbCombobox {...props} suburb="Fitzroy" zipCode="3065" />)
  await expect.element(suburb()).toHaveValue('Fitzroy')
  await screen.rerender(<SuburbCombobox {...props} suburb="" zipCode="" />)
  await expect.element(suburb()).toHaveValue('')
})

it('ST-04 does not fill in the zip code with zipFollows={false}', async () => {
  await render(<Fields start={{ suburbName: 'Carlton', zipCode: '3053' }} zipFollows={false} />)
  await suburb().fill('Fitzroy')
  await option(/^Fitzroy\s*3065$/).click()
  await expect.element(zip()).toHaveValue('')
})

it('submits both fields, and replaces every word by labels', async () => {
  const labels = {
    group: 'Où',
    noSuburb: 'Aucun quartier',
    noZipCodeOf: (name: string) => `Pas un code de ${name}`,
    zipCode: { toggle: () => 'Afficher les codes' },
  }
  await render(
    <form>
      <Fields
        start={{ suburbName: 'Carlton', zipCode: '3053' }}
        names={{ suburb: 'place', zipCode: 'code' }}
        labels={labels}
        autoFill
      />
    </form>,
  )
  const form = document.querySelector('form')
  expect(form && [...new FormData(form)]).toEqual([
    ['place', 'Carlton'],
    ['code', '3053'],
  ])
  await expect.element(page.getByRole('group', { name: 'Où' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Afficher les codes' })).toBeVisible()
  await expect.element(zip()).toHaveAttribute('autocomplete', 'postal-code')
  await zip().fill('9999')
  await expect.element(page.getByText('Pas un code de Carlton').first()).toBeVisible()
  await suburb().fill('Atlantis')
  await expect.element(page.getByText('Aucun quartier').first()).toBeVisible()
})
