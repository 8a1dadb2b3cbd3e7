import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor, within } from 'storybook/test'
import { useControlled } from '../../testing/use-controlled'
import { type AvailabilityEntry, entriesOf, FULL_WEEK } from './availability'
import { AvailabilityGrid } from './availability-grid'
import type { AvailabilityGridProps, EditGridProps } from './availability-grid-props'

function EditWeek(props: EditGridProps) {
  const [value, onChange] = useControlled(props.value, props.onChange)
  return <AvailabilityGrid {...props} value={value} onChange={onChange} />
}

/** Free around lectures: most evenings, Wednesday, and the weekend's days. */
const studentWeek = entriesOf(['0-1', '1-2', '1-3', '2-2', '3-0', '3-1', '3-2', '5-2', '5-3', '6-0', '6-1'])

const wallClock = (hour: string) => `1970-01-01T${hour}:00.000Z`
const shift = (dayOfWeek: string, start: string, end: string): AvailabilityEntry => ({
  dayOfWeek,
  startTime: wallClock(start),
  endTime: wallClock(end),
})

/** A bar's week: Friday and Saturday nights, a stocktake on Wednesday. */
const barShifts = [
  shift('Friday', '18:00', '02:00'),
  shift('Saturday', '20:00', '01:00'),
  shift('Wednesday', '09:00', '13:00'),
]

const SLOTS = ['Morning', 'Afternoon', 'Evening', 'Night'] as const

/** A cell of a read-only table, whose text is its state only. */
function cellAt(canvas: ReturnType<typeof within>, day: string, slot: (typeof SLOTS)[number]): HTMLElement {
  const row = canvas.getByRole('row', { name: new RegExp(`^${day}`) })
  const cell = within(row).getAllByRole('cell')[SLOTS.indexOf(slot)]
  if (!cell) throw new Error(`There is no ${slot} on ${day}.`)
  return cell
}

const meta = {
  title: 'ui/AvailabilityGrid',
  component: AvailabilityGrid,
  tags: ['!autodocs'],
  render: (args: AvailabilityGridProps) =>
    args.mode === 'edit' ? <EditWeek {...args} /> : <AvailabilityGrid {...args} />,
  decorators: [(Story) => <div className="max-w-3xl">{Story()}</div>],
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<AvailabilityGridProps>

export default meta
type Story = StoryObj & { args: AvailabilityGridProps }

export const Default: Story = {
  tags: ['AG-01', 'dark'],
  args: { mode: 'edit', label: 'Your week', value: studentWeek, onChange: fn() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('11 of 28 slots free')).toBeVisible()
  },
}

export const AsAList: Story = {
  tags: ['AG-10', 'dark'],
  args: { mode: 'edit', label: 'Your week', value: studentWeek, onChange: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'Show as a list' }))
    const monday = within(await canvas.findByRole('group', { name: 'Monday' }))
    await expect(monday.getByRole('checkbox', { name: 'Monday evening 6–10pm' })).toBeChecked()
    await userEvent.click(monday.getByText('Morning'))
    await expect(monday.getByRole('checkbox', { name: 'Monday morning 6am–12pm' })).toBeChecked()
    await userEvent.click(canvas.getByRole('button', { name: 'Friday, all day' }))
    await expect(canvas.getByText('14 of 28 slots free')).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: 'Show as a list' }))
    await expect(await canvas.findByRole('button', { name: 'Monday morning', pressed: true })).toBeVisible()
    await userEvent.click(canvas.getByRole('switch', { name: 'Show as a list' }))
  },
}

export const QuickFill: Story = {
  tags: ['AG-10'],
  args: { mode: 'edit', label: 'Your week', value: [], onChange: fn() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Quick fill'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Weekday evenings' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Weekends' }))
    await expect(canvas.getByText('13 of 28 slots free')).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'From' }), 'Sunday')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'to' }), 'Monday')
    await userEvent.click(canvas.getByRole('button', { name: 'Copy day' }))
    await waitFor(() => expect(canvas.getByText('16 of 28 slots free')).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Invert' }))
    await expect(canvas.getByText('12 of 28 slots free')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(canvas.getByText('16 of 28 slots free')).toBeVisible()
  },
}

export const FromMonday: Story = {
  args: { mode: 'edit', label: 'Your week', value: studentWeek, onChange: fn(), weekStart: 'monday' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sunday afternoon', pressed: true })).toBeVisible()
  },
}

export const RightToLeft: Story = {
  args: { mode: 'edit', label: 'Your week', value: studentWeek, onChange: fn() },
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Sunday morning', pressed: false }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('button', { name: 'Sunday afternoon', pressed: true })).toHaveFocus()
  },
}

export const EditEmpty: Story = {
  args: { mode: 'edit', label: 'Your week', value: [], onChange: fn() },
}

export const EditFull: Story = {
  args: { mode: 'edit', label: 'Your week', value: entriesOf(FULL_WEEK), onChange: fn() },
}

export const EditWithError: Story = {
  args: { mode: 'edit', label: 'Your week', value: [], onChange: fn(), error: 'Paint at least one time you are free.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Your week' })).toHaveAccessibleDescription(
      /Paint at least one time you are free\.$/,
    )
  },
}

export const Narrow: Story = {
  tags: ['both-widths'],
  args: { mode: 'edit', label: 'Your week', value: studentWeek, onChange: fn() },
  decorators: [(Story) => <div className="w-[18rem] max-w-full">{Story()}</div>],
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid')
    await expect(grid.scrollWidth).toBeLessThanOrEqual(288)
    const shown = getComputedStyle(within(grid).getByText('Wednesday'), '::before').content
    await expect(shown).toMatch(/^"Wed"/)
  },
}

export const Compare: Story = {
  tags: ['AG-03', 'AG-06', 'dark'],
  args: { mode: 'compare', label: 'How your week fits', self: studentWeek, other: barShifts },
  play: async ({ canvas, userEvent }) => {
    // Six shift slots: Friday evening and night, Saturday evening and night, Wednesday morning and afternoon.
    await expect(await canvas.findByText('36.36 %')).toBeVisible()
    await expect(canvas.getByText('covers 4 of 6 shift slots')).toBeVisible()
    await expect(canvas.getByText('great timing to work')).toBeVisible()
    const states = [
      ['Friday', 'Evening', 'both', 'both'],
      ['Monday', 'Night', 'only you', 'self'],
      ['Saturday', 'Night', 'only the gig', 'other'],
      ['Sunday', 'Morning', 'neither', 'neither'],
    ] as const
    const grounds = new Set<string>()
    const glyphs = new Set<string>()
    for (const [day, slot, text, role] of states) {
      const cell = cellAt(canvas, day, slot)
      await expect(cell).toHaveTextContent(text)
      const swatch = cell.firstElementChild ?? cell
      await expect(swatch).toHaveAttribute('data-look', role)
      grounds.add(getComputedStyle(swatch).backgroundColor)
      glyphs.add(getComputedStyle(swatch, '::before').maskImage)
      await userEvent.click(cell)
      await expect(cell).toHaveTextContent(text)
    }
    await expect(grounds.size).toBe(4)
    await expect(glyphs.size).toBe(4)
    await expect(canvas.getByText('Saturday evening: you are not free')).toBeVisible()
    await expect(canvas.getByText('Saturday night: you are not free')).toBeVisible()
  },
}

export const CompareForABusiness: Story = {
  args: {
    mode: 'compare',
    label: 'How Mei’s week fits your gig',
    self: studentWeek,
    other: barShifts,
    selfLabel: 'Mei',
    otherLabel: 'your gig',
    percentOf: 'other',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('66.67 %')).toBeVisible()
    await expect(cellAt(canvas, 'Monday', 'Night')).toHaveTextContent('only Mei')
    await expect(canvas.getByText('Saturday night: Mei is not free')).toBeVisible()
    await expect(cellAt(canvas, 'Saturday', 'Night')).toHaveTextContent('only your gig')
  },
}

export const CompareWithoutShifts: Story = {
  tags: ['JS-08'],
  args: { mode: 'compare', label: 'How your week fits', self: studentWeek, other: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('Shift times to be confirmed')).toBeVisible()
    await expect(canvasElement).not.toHaveTextContent('%')
  },
}

export const View: Story = {
  tags: ['AG-04', 'dark'],
  args: { mode: 'view', label: 'Mei’s availability', value: studentWeek },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Mei’s availability' }))
    await expect(table.getAllByRole('rowheader')).toHaveLength(7)
    await expect(table.getAllByRole('columnheader')).toHaveLength(4)
    await expect(cellAt(canvas, 'Friday', 'Night')).toHaveTextContent('free')
    await expect(table.getAllByRole('cell', { name: 'not free' })).toHaveLength(17)
    await expect(canvas.queryAllByRole('button')).toHaveLength(0)
  },
}

export const ViewEmpty: Story = {
  args: { mode: 'view', label: 'Mei’s availability', value: [] },
}

export const ExampleAQuestionInAForm: Story = {
  args: {
    mode: 'edit',
    label: 'When could you work?',
    value: entriesOf(['6-0', '6-1']),
    onChange: fn(),
    hint: 'We match gigs to these times. You can change them whenever your timetable does.',
  },
}
