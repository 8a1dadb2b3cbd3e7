import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { useControlled } from '../test/use-controlled'
import { type AvailabilityEntry, entriesOf, FULL_WEEK } from './availability'
import { AvailabilityGrid } from './availability-grid'
import type { AvailabilityGridProps, EditGridProps } from './availability-grid-props'

function EditWeek(props: EditGridProps) {
  const [value, onChange] = useControlled(props.value, props.onChange)
  return <AvailabilityGrid {...props} value={value} onChange={onChange} />
}

const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

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

const meta = {
  title: 'ui/AvailabilityGrid',
  component: AvailabilityGrid,
  tags: ['autodocs'],
  render: (args: AvailabilityGridProps) =>
    args.mode === 'edit' ? <EditWeek {...args} /> : <AvailabilityGrid {...args} />,
  decorators: [(Story) => <div className="max-w-3xl">{Story()}</div>],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
The week, seven days of four slots. \`edit\` paints it, \`compare\` lays it over a gig's shifts, \`view\` shows it to read.

**Do** use \`compare\` wherever a person meets a gig: both figures together tell the truth. The percentage is the first party's (\`percentOf\`), the coverage always the shifts'. **Don't** use the grid to choose a single time; that is a time field.

| Keys in \`edit\` | What happens |
|---|---|
| Tab | Into the grid (one stop), then undo, redo and clear |
| ← ↑ → ↓ | From cell to cell, and onto the headers |
| Home, End | First and last slot of the day; with Ctrl of the week |
| Space, Enter | Free or not free; on a header the whole day, slot or week |
| Shift with ← ↑ → ↓ | Carries the state of the cell along |
| Ctrl+Z, Ctrl+Shift+Z | Undo, redo |

**Pointer.** A click toggles; a drag with mouse or pen paints the rectangle it spans, as one change. A finger taps, and its swipe scrolls the page.

**Accessibility.** \`edit\` is an APG grid with a roving tab stop; every cell is named with its state ("Monday morning, free"), every change is announced once. \`compare\` and \`view\` are plain tables with headers. No state is told by colour alone. Every target is at least 44 px high and the grid fits 320 px.

Times are wall-clock times of Melbourne; the rules (half-open, minutes count, small hours belong to the night before) are in \`@campus-gigs/ui/availability\`, which has no React in it.
`,
      },
    },
  },
} satisfies Meta<AvailabilityGridProps>

export default meta
type Story = StoryObj & { args: AvailabilityGridProps }

export const Edit: Story = {
  tags: ['AG-01', 'dark'],
  args: { mode: 'edit', label: 'Your week', value: studentWeek, onChange: fn() },
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('rowheader').map((header) => header.ariaLabel)
    await expect(headers).toEqual(DAYS)
    for (const slot of ['Morning', 'Afternoon', 'Evening', 'Night']) {
      await expect(canvas.getByRole('columnheader', { name: slot })).toBeVisible()
    }
    await expect(canvas.getByText('11 of 28 slots free')).toBeVisible()
  },
}

const onClickChange = fn()

export const EditByClick: Story = {
  tags: ['AG-02'],
  args: { mode: 'edit', label: 'Your week', value: [], onChange: onClickChange },
  play: async ({ canvas, userEvent }) => {
    onClickChange.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Monday morning, not free' }))
    await expect(onClickChange).toHaveBeenLastCalledWith([{ tableIndex: '1-0', label: 'Monday-Morning' }])
    await userEvent.click(canvas.getByRole('button', { name: 'Monday morning, free' }))
    await expect(onClickChange).toHaveBeenLastCalledWith([])
  },
}

export const EditByKeyboard: Story = {
  tags: ['AG-10'],
  args: { mode: 'edit', label: 'Your week', value: [], onChange: fn() },
  play: async ({ canvas, userEvent }) => {
    const cell = (name: string) => canvas.getByRole('button', { name })
    await userEvent.tab()
    await expect(cell('Sunday morning, not free')).toHaveFocus()
    await userEvent.keyboard('{ArrowDown} ')
    await expect(cell('Monday morning, free')).toHaveFocus()
    await expect(canvas.getByText('Monday morning, free')).toHaveAttribute('aria-live', 'polite')
    await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    await expect(cell('Monday evening, free')).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(cell('Monday night, not free')).toHaveFocus()
    await userEvent.keyboard('{Home}{ArrowLeft} ')
    await expect(cell('Monday, all day')).toHaveFocus()
    await expect(cell('Monday, all day')).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(cell('Night 10pm–6am, every day'))
    await expect(canvas.getByText('10 of 28 slots free')).toBeVisible()
    await userEvent.click(cell('Undo'))
    await userEvent.click(cell('Undo'))
    await expect(canvas.getByText('3 of 28 slots free')).toBeVisible()
    await userEvent.click(cell('Redo'))
    await userEvent.click(cell('Clear'))
    await expect(canvas.getByText('0 of 28 slots free')).toBeVisible()
    await userEvent.click(cell('All, the whole week'))
    await expect(canvas.getByText('28 of 28 slots free')).toBeVisible()
    for (const target of canvas.getAllByRole('button')) {
      const { width, height } = target.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
    }
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
  args: { mode: 'edit', label: 'Your week', value: studentWeek, onChange: fn() },
  decorators: [(Story) => <div className="w-[18rem]">{Story()}</div>],
  play: async ({ canvas }) => {
    const grid = canvas.getByRole('grid')
    await expect(grid.scrollWidth).toBeLessThanOrEqual(288)
    const shown = getComputedStyle(canvas.getByText('Wednesday').parentElement ?? grid, '::before').content
    await expect(shown).toMatch(/^"Wed"/)
  },
}

export const Compare: Story = {
  tags: ['AG-03', 'AG-06', 'dark'],
  args: { mode: 'compare', label: 'How your week fits', self: studentWeek, other: barShifts },
  play: async ({ canvas, userEvent }) => {
    // Six shift slots: Friday evening and night, Saturday evening and night, Wednesday morning and afternoon.
    await expect(canvas.getByText('36.36 %')).toBeVisible()
    await expect(canvas.getByText('covers 4 of 6 shift slots')).toBeVisible()
    await expect(canvas.getByText('great timing to work')).toBeVisible()
    const states = {
      'Friday evening: both': 'match-both',
      'Monday night: only you': 'match-self',
      'Saturday night: only the gig': 'match-other',
      'Sunday morning: neither': 'match-neither',
    }
    for (const [name, role] of Object.entries(states)) {
      const cell = canvas.getByRole('cell', { name })
      const swatch = cell.firstElementChild
      await expect(swatch).toHaveClass(`bg-${role}`)
      await expect(swatch?.querySelector('svg')).toBeVisible()
      await userEvent.click(cell)
      await expect(canvas.getByRole('cell', { name })).toBe(cell)
    }
  },
}

export const CompareForABusiness: Story = {
  args: {
    mode: 'compare',
    label: 'How Mei’s week fits your gig',
    self: studentWeek,
    other: barShifts,
    selfLabel: 'Mei',
    otherLabel: 'Your gig',
    percentOf: 'other',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('66.67 %')).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'Monday night: only Mei' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'Saturday night: only your gig' })).toBeVisible()
  },
}

export const CompareEveryShiftCovered: Story = {
  args: {
    mode: 'compare',
    label: 'How your week fits',
    self: entriesOf(FULL_WEEK),
    other: [shift('Monday', '09:00', '17:00')],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('7.14 %')).toBeVisible()
    await expect(canvas.getByText('covers 2 of 2 shift slots')).toBeVisible()
  },
}

export const CompareWithoutShifts: Story = {
  tags: ['JS-08'],
  args: { mode: 'compare', label: 'How your week fits', self: studentWeek, other: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Shift times to be confirmed')).toBeVisible()
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
    await expect(table.getByRole('cell', { name: 'Friday night, free' })).toBeVisible()
    await expect(table.getAllByRole('cell', { name: /, not free$/ })).toHaveLength(17)
    await expect(canvas.queryAllByRole('button')).toHaveLength(0)
  },
}

export const ViewEmpty: Story = {
  args: { mode: 'view', label: 'Mei’s availability', value: [] },
}
