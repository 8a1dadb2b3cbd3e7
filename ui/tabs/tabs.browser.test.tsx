import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../test/describe-conformance'
import { useControlled } from '../test/use-controlled'
import { Tabs } from './tabs'

const items = [
  { value: 'a', label: 'First', content: 'Panel one' },
  { value: 'b', label: 'Second', content: 'Panel two' },
]

function Views() {
  const [value, change] = useControlled('a', () => {})
  return <Tabs label="Views" value={value} onChange={change} items={items} />
}

describeConformance('Tabs', (props) => <Tabs label="Views" value="a" onChange={() => {}} items={items} {...props} />)

it('chooses with the arrows and shows only the chosen panel', async () => {
  await render(<Views />)
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'Second' })).toHaveFocus()
  await expect.element(page.getByRole('tabpanel', { name: 'Second' })).toHaveTextContent('Panel two')
  expect(document.body.textContent).not.toContain('Panel one')
})
