import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../test/describe-conformance'
import { useControlled } from '../test/use-controlled'
import { Select } from './select'

const options = [
  { value: 'match', label: 'Best match' },
  { value: 'pay', label: 'Highest pay' },
  { value: 'new', label: 'Newest' },
]

function Sort({ onChange }: { onChange: (value: string) => void }) {
  const [value, change] = useControlled('match', onChange)
  return <Select label="Sort by" value={value} onChange={change} options={options} />
}

describeConformance('Select', (props) => (
  <Select label="Sort by" value="match" onChange={() => {}} options={options} {...props} />
))

it('chooses with a letter, from the keyboard', async () => {
  const changed = vi.fn()
  await render(<Sort onChange={changed} />)
  await userEvent.keyboard('{Tab}n')
  expect(changed).toHaveBeenLastCalledWith('new')
  await expect.element(page.getByRole('combobox')).toHaveDisplayValue('Newest')
})
