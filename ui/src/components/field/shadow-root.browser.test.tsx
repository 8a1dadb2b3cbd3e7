import { expect, it, onTestFinished } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Combobox } from '../combobox/combobox'

const animals = ['Aardvark', 'Kangaroo', 'Snake']
const identity = (option: string) => option

/** An element in a shadow root, for React to render in. */
function shadowContainer(): HTMLElement {
  const host = document.createElement('div')
  document.body.append(host)
  onTestFinished(() => host.remove())
  const container = document.createElement('div')
  host.attachShadow({ mode: 'open' }).append(container)
  return container
}

it('works in a shadow root: text is typed, options are reached by keys, and the form is reset', async () => {
  await render(
    <form>
      <Combobox
        label="Animal"
        options={animals}
        optionKey={identity}
        optionLabel={identity}
        defaultValue="Snake"
        name="animal"
      />
      <button type="reset">Reset</button>
    </form>,
    { container: shadowContainer() },
  )
  const input = page.getByRole('combobox', { name: 'Animal' })
  await userEvent.clear(input)
  await userEvent.type(input, 'roo')
  await expect.element(input).toHaveValue('roo')
  await userEvent.keyboard('{ArrowDown}')
  const option = page.getByRole('option', { name: 'Kangaroo' })
  await expect.element(option).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{Enter}')
  await expect.element(input).toHaveValue('Kangaroo')
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect.element(input).toHaveValue('Snake')
})
