import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../testing/describe-conformance'
import { useControlled } from '../../testing/use-controlled'
import { Tabs, type TabsProps } from './tabs'

const items = [
  { value: 'a', label: 'First', content: 'Panel one' },
  { value: 'b', label: 'Second', content: 'Panel two' },
]

function Views({ items: own = items, onChange, ...rest }: Partial<Omit<TabsProps, 'value'>>) {
  const [value, change] = useControlled('a', onChange)
  return <Tabs label="Views" {...rest} value={value} onChange={change} items={own} />
}

describeConformance('Tabs', (props) => <Tabs label="Views" value="a" onChange={() => {}} items={items} {...props} />)

it('selects with the arrows and renders only the selected panel', async () => {
  await render(<Views />)
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.element(page.getByRole('tab', { name: 'Second' })).toHaveFocus()
  await expect.element(page.getByRole('tabpanel', { name: 'Second' })).toHaveTextContent('Panel two')
  expect(document.body.textContent).not.toContain('Panel one')
})

it('names the panel of a tab whose value has spaces, and reports that value', async () => {
  const onChange = vi.fn()
  const spaced = [
    { value: 'In review', label: 'Waiting', content: 'Panel one' },
    { value: 'Signed off', label: 'Done', content: 'Panel two' },
  ]
  await render(<Tabs label="Views" value="In review" onChange={onChange} items={spaced} />)
  await expect.element(page.getByRole('tabpanel', { name: 'Waiting' })).toBeVisible()
  await userEvent.click(page.getByRole('tab', { name: 'Done' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('Signed off')
})

it('reports a press once, and the next press of a refused tab again', async () => {
  const onChange = vi.fn()
  const view = await render(<Views onChange={onChange} />)
  await userEvent.click(page.getByRole('tab', { name: 'Second' }))
  await userEvent.click(page.getByRole('tab', { name: 'First' }))
  expect(onChange.mock.calls).toEqual([['b'], ['a']])

  onChange.mockClear()
  await view.rerender(<Tabs label="Views" value="a" onChange={onChange} items={items} />)
  const second = page.getByRole('tab', { name: 'Second' })
  await userEvent.click(second)
  await userEvent.click(second)
  expect(onChange.mock.calls).toEqual([['b'], ['b']])
})

it('wraps with the arrows, and moves to the ends with Home and End', async () => {
  await render(<Views />)
  const chosen = () => page.getByRole('tab', { selected: true })
  await userEvent.tab()
  for (const [key, name] of [
    ['{ArrowLeft}', 'Second'],
    ['{ArrowRight}', 'First'],
    ['{End}', 'Second'],
    ['{Home}', 'First'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(chosen()).toHaveTextContent(name)
    await expect.element(chosen()).toHaveFocus()
  }
})

it('connects tabs and panel, with one Tab stop', async () => {
  await render(<Views />)
  await expect.element(page.getByRole('tablist', { name: 'Views' })).toBeVisible()
  const tab = page.getByRole('tab', { name: 'First' })
  const panel = page.getByRole('tabpanel', { name: 'First' })
  await expect.element(tab).toHaveAttribute('aria-controls', panel.element().id)
  const tabs = page.getByRole('tab').elements()
  expect(tabs.map((each) => each.getAttribute('aria-selected'))).toEqual(['true', 'false'])
  // Hidden panels exist too, as targets of `aria-controls`, and have names.
  for (const each of tabs) {
    const itsPanel = document.getElementById(each.getAttribute('aria-controls') ?? '')
    expect(itsPanel).toHaveAttribute('role', 'tabpanel')
    expect(itsPanel).toHaveAttribute('aria-labelledby', each.id)
  }
  await userEvent.tab()
  await expect.element(tab).toHaveFocus()
  await userEvent.tab()
  await expect.element(panel).toHaveFocus()
})

it('scrolls many tabs sideways at 320 px, with the selected one visible', async () => {
  const many = Array.from({ length: 12 }, (_, index) => ({
    value: String(index + 1),
    label: `Week ${index + 1}`,
    content: `Of week ${index + 1}`,
  }))
  function inSight(name: string) {
    const list = page.getByRole('tablist').element().getBoundingClientRect()
    const tab = page.getByRole('tab', { name, exact: true }).element().getBoundingClientRect()
    return tab.left >= list.left && tab.right <= list.right
  }
  const tabs = (value: string) => (
    <div style={{ width: '320px' }} data-testid="page">
      <Tabs label="Weeks" value={value} onChange={() => {}} items={many} />
    </div>
  )
  const screen = await render(tabs('9'))
  await expect.poll(() => inSight('Week 9')).toBe(true)
  await screen.rerender(tabs('1'))
  await expect.poll(() => inSight('Week 1')).toBe(true)
  const { scrollWidth, clientWidth } = page.getByTestId('page').element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  await expect.element(page.getByRole('tablist')).toHaveStyle({ overflowX: 'auto', overflowY: 'hidden' })
  expect(window.scrollY).toBe(0)
})

it('skips a disabled tab by keys and presses', async () => {
  await render(<Views items={[...items, { value: 'c', label: 'Third', content: 'Three', disabled: true }]} />)
  const third = page.getByRole('tab', { name: 'Third' })
  await expect.element(third).toBeDisabled()
  await userEvent.click(third, { force: true })
  await userEvent.click(page.getByRole('tab', { name: 'Second' }))
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent('First')
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent('Second')
})

it('moves with the up and down keys beside its panel', async () => {
  await render(<Views orientation="vertical" />)
  await expect.element(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'vertical')
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent('First')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent('Second')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent('First')
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(page.getByRole('tab', { selected: true })).toHaveTextContent('Second')
  const panel = page.getByRole('tabpanel').element().getBoundingClientRect()
  expect(panel.left).toBeGreaterThan(page.getByRole('tablist').element().getBoundingClientRect().right)
})

it.each([
  ['selected', ''],
  ['visited', 'kept'],
  ['all', 'kept'],
] as const)('renders the panels that are %s', async (panels, typed) => {
  const fields = [
    { value: 'a', label: 'First', content: <input aria-label="Name" /> },
    { value: 'b', label: 'Second', content: 'Panel two' },
  ]
  await render(<Views items={fields} panels={panels} />)
  expect(document.body.textContent?.includes('Panel two')).toBe(panels === 'all')
  await userEvent.fill(page.getByLabelText('Name'), 'kept')
  await userEvent.click(page.getByRole('tab', { name: 'Second' }))
  await expect.element(page.getByText('Panel two')).toBeVisible()
  expect(
    page
      .getByLabelText('Name')
      .elements()
      .some((input) => input.checkVisibility()),
  ).toBe(false)
  await userEvent.click(page.getByRole('tab', { name: 'First' }))
  await expect.element(page.getByLabelText('Name')).toHaveValue(typed)
  expect(document.body.textContent?.includes('Panel two')).toBe(panels !== 'selected')
  expect(page.getByRole('tabpanel').elements()).toHaveLength(1)
})
