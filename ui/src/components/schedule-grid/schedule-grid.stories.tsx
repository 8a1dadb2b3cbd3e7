import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, within } from 'storybook/test'
import { ar } from '../../languages/ar'
import { useControlled } from '../../testing/use-controlled'
import { LocaleProvider } from '../locale/locale-provider'
import {
  cellsWhere,
  createSchedule,
  dayParts,
  type ScheduleEntry,
  type SchedulePerson,
  skippedCells,
  timeSlots,
} from './schedule'
import { ScheduleGrid } from './schedule-grid'
import type { EditScheduleProps, ScheduleGridProps } from './schedule-grid-props'

function EditSchedule(props: EditScheduleProps) {
  const [value, onChange] = useControlled(props.value, props.onChange)
  return <ScheduleGrid {...props} value={value} onChange={onChange} />
}

const HOUR = 60
const entry = (day: ScheduleEntry['day'], startHour: number, endHour: number, level?: string): ScheduleEntry => ({
  day,
  startMinute: startHour * HOUR,
  endMinute: endHour * HOUR,
  ...(level && { level }),
})

const officeHours = createSchedule({ slots: timeSlots(8 * HOUR, 18 * HOUR, HOUR) })
const officeHoursFromMonday = createSchedule({ slots: timeSlots(8 * HOUR, 18 * HOUR, HOUR), weekStart: 1 })
const halfHours = createSchedule({ slots: timeSlots(0, 24 * HOUR, 30), weekStart: 1 })
const workingDays = createSchedule({
  days: [1, 2, 3, 4, 5],
  slots: timeSlots(9 * HOUR, 17 * HOUR, HOUR),
  levels: ['free', 'if-needed'],
})
const lectures = [entry(1, 9, 12), entry(2, 13, 17), entry(4, 8, 11), entry(5, 10, 10.5)]

/** The weekend on which Melbourne's clocks go forward: 2 am to 3 am does not exist on Sunday. */
const clockChange = createSchedule({ days: ['2026-10-03', '2026-10-04'], slots: timeSlots(0, 6 * HOUR, HOUR) })
const examDates = createSchedule({
  days: [
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-30',
    '2026-12-01',
    '2026-12-02',
  ],
  slots: timeSlots(9 * HOUR, 17 * HOUR, HOUR),
})

const people: SchedulePerson[] = [
  'Ana',
  'Ben',
  'Cy',
  'Dana',
  'Emil',
  'Fatima',
  'Gus',
  'Hana',
  'Ivo',
  'Jia',
  'Kemal',
  'Lucy',
].map((name, index) => ({
  name,
  // Mornings and afternoons that shift from person to person; everybody on Tuesday from 10 to 12.
  entries: [
    entry(1, 9 + (index % 4), 13 + (index % 3), 'free'),
    entry(2, 10, 12, 'free'),
    entry(3, 11 + (index % 5), 17, index % 4 === 0 ? 'if-needed' : 'free'),
    ...(index % 3 === 0 ? [entry(4, 9, 17, 'free')] : [entry(5, 9 + (index % 2), 12, 'if-needed')]),
  ],
}))

const meta = {
  title: 'ui/ScheduleGrid',
  component: ScheduleGrid,
  render: (args: ScheduleGridProps) => (args.mode === 'edit' ? <EditSchedule {...args} /> : <ScheduleGrid {...args} />),
  parameters: { layout: 'padded' },
} satisfies Meta<ScheduleGridProps>

export default meta
type Story = StoryObj & { args: ScheduleGridProps }

/** Hours from 8 am to 6 pm, from Sunday. What is painted is minutes: the half hour on Friday stays half an hour. */
export const Hours: Story = {
  tags: ['LS-03', 'dark'],
  args: { mode: 'edit', label: 'When are you free?', schedule: officeHours, value: lectures, onChange: fn() },
  play: async ({ canvas, userEvent }) => {
    const headers = canvas.getAllByRole('columnheader').slice(1)
    await expect(headers.map((header) => header.ariaLabel)[0]).toBe('Sunday')
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(10)
    await expect(canvas.getByRole('button', { name: 'Friday 10 am' })).toHaveAttribute('aria-pressed', 'mixed')
    await userEvent.click(canvas.getByRole('button', { name: 'Monday 12 pm' }))
    await expect(canvas.getByRole('button', { name: 'Monday 12 pm' })).toHaveAttribute('aria-pressed', 'true')
    await expect(canvas.getByText('11 free of 70 times (1 partly free)')).toBeVisible()
  },
}

/** Half-hours of a whole week: 7 × 48 cells. The day names and the times stay while it scrolls. */
export const HalfHours: Story = {
  tags: ['LS-03', 'no-visual'],
  args: { mode: 'edit', label: 'When can you be called?', schedule: halfHours, value: lectures, onChange: fn() },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(49)
    canvas.getByRole('button', { name: 'Monday 12 am' }).focus()
    await userEvent.keyboard('{Control>}{End}{/Control}')
    const last = canvas.getByRole('button', { name: 'Sunday 11:30 pm' })
    await expect(last).toHaveFocus()
    const monday = canvas.getByRole('button', { name: 'Monday, all day' }).getBoundingClientRect()
    const scroller = last.closest('.schedule-scroll')?.getBoundingClientRect()
    await expect(Math.abs(monday.top - (scroller?.top ?? 0))).toBeLessThan(8)
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(scroller?.bottom ?? 0)
  },
}

/** Two levels: the brush is chosen above, or by number keys in the grid. */
export const Levels: Story = {
  tags: ['LS-03', 'dark', 'no-visual'],
  args: {
    mode: 'edit',
    label: 'When could you meet?',
    schedule: workingDays,
    value: [entry(1, 9, 12, 'free'), entry(2, 9, 11, 'if-needed')],
    onChange: fn(),
  },
  play: async ({ canvas, userEvent }) => {
    const wednesday = canvas.getByRole('button', { name: 'Wednesday 9 am' })
    await userEvent.click(canvas.getByRole('radio', { name: 'if needed' }))
    await userEvent.click(wednesday)
    await expect(wednesday).toHaveAccessibleDescription('if needed')
    await userEvent.keyboard('1')
    await expect(wednesday).toHaveAccessibleDescription('free')
    await expect(canvas.getByText('4 free, 2 if needed of 40 times')).toBeVisible()
  },
}

/** Disabled cells aren't offered, read-only ones show what can't be changed; neither loses its entry. */
export const DisabledAndReadOnly: Story = {
  tags: ['LS-03', 'dark', 'no-visual'],
  args: {
    mode: 'edit',
    label: 'Desk hours',
    schedule: officeHoursFromMonday,
    value: [entry(3, 9, 12)],
    onChange: fn(),
    disabledCells: cellsWhere(officeHoursFromMonday, (day) => day === 0 || day === 6),
    readOnlyCells: cellsWhere(officeHoursFromMonday, (day) => day === 3),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sunday 9 am' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Wednesday 9 am' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(args).toHaveProperty('onChange.mock.calls', [])
    await expect(canvas.getByRole('button', { name: 'Sunday 9 am' })).toHaveAccessibleDescription('not offered')
    await expect(canvas.getByRole('button', { name: 'Wednesday 9 am' })).toHaveAttribute('aria-pressed', 'true')
  },
}

/** Dates, more than fit a phone: it scrolls sideways, and the times stay. */
export const Dates: Story = {
  tags: ['LS-03', 'no-visual'],
  args: {
    mode: 'edit',
    label: 'Which dates suit you?',
    schedule: examDates,
    value: [entry('2026-11-24', 9, 11)],
    onChange: fn(),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Monday 23 November' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Tuesday 24 November 9 am' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
}

/** On 4 October 2026 Melbourne's clocks skip 2 am to 3 am: that cell isn't offered. */
export const ClockChange: Story = {
  tags: ['LS-03', 'no-visual'],
  args: {
    mode: 'edit',
    label: 'Night watch',
    schedule: clockChange,
    value: [],
    onChange: fn(),
    disabledCells: skippedCells(clockChange, 'Australia/Melbourne'),
  },
  play: async ({ canvas }) => {
    const skipped = canvas
      .getAllByRole('button')
      .filter((button) => button.ariaDisabled === 'true' && button.ariaPressed)
    await expect(skipped.map((button) => button.ariaLabel)).toEqual(['Sunday 4 October 2 am'])
  },
}

/** Named slots, as in `AvailabilityGrid`, for only some days. */
export const NamedSlots: Story = {
  tags: ['LS-03', 'no-visual'],
  args: {
    mode: 'view',
    label: 'Mei’s weekend',
    schedule: createSchedule({ days: [5, 6, 0], slots: dayParts, weekStart: 5 }),
    value: [entry(5, 18, 22), entry(6, 22, 30)],
  },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Mei’s weekend' }))
    await expect(table.getAllByRole('rowheader').map((header) => header.textContent)).toEqual([
      'Morning',
      'Afternoon',
      'Evening',
      'Night',
    ])
    await expect(table.getAllByRole('cell', { name: 'free' })).toHaveLength(2)
    await expect(canvas.queryAllByRole('button')).toHaveLength(0)
  },
}

/** Twelve people as a heat map. Each cell has its number; its names are said and shown at focus, press and hover. */
export const HeatMap: Story = {
  tags: ['LS-03', 'dark'],
  args: { mode: 'compare', label: 'When the team is free', schedule: workingDays, people },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Tuesday 10 am–12 pm: 12 of 12')).toBeVisible()
    await userEvent.click(canvas.getByRole('cell', { name: /^Tuesday 10 am: 12 of 12$/ }))
    await userEvent.keyboard('{ArrowLeft}')
    const cell = canvas.getByRole('cell', { name: /^Monday 10 am: 6 of 12, without Cy, / })
    await expect(cell).toHaveFocus()
    await expect(canvas.getByText(/^Monday 10 am: 6 of 12, without Cy, /)).toBeVisible()
    await expect(canvas.getByText('12 of 12', { selector: 'li' })).toBeVisible()
  },
}

/** Two people: each cell says which of them is free. */
export const TwoPeople: Story = {
  tags: ['LS-03', 'dark'],
  args: {
    mode: 'compare',
    label: 'Ana and Ben',
    schedule: workingDays,
    people: [
      { name: 'Ana', entries: [entry(1, 9, 13, 'free'), entry(2, 9, 12, 'if-needed')] },
      { name: 'Ben', entries: [entry(1, 11, 17, 'free'), entry(2, 9, 10, 'free')] },
    ],
    bestTimesLimit: 1,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Monday 11 am–1 pm: 2 of 2')).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'Monday 9 am: 1 of 2, without Ben' })).toBeVisible()
    await expect(canvas.getByRole('cell', { name: 'Tuesday 9 am: 2 of 2, if needed: Ana' })).toBeVisible()
    await expect(canvas.getByText('only Ana')).toBeVisible()
  },
}

/** From right to left: the week begins at the right, and the left arrow key goes to the next day. */
export const RightToLeft: Story = {
  tags: ['LS-03', 'LS-05', 'phone-only'],
  args: {
    mode: 'edit',
    label: 'متى تكون متاحًا؟',
    schedule: workingDays,
    value: [entry(1, 9, 12, 'free'), entry(2, 9, 11, 'if-needed')],
    onChange: fn(),
  },
  decorators: [
    (StoryOfGrid) => (
      <div dir="rtl" lang="ar">
        <LocaleProvider locale={ar}>
          <StoryOfGrid />
        </LocaleProvider>
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const monday = canvas.getByRole('button', { name: 'الاثنين، 9 ص' })
    const tuesday = canvas.getByRole('button', { name: 'الثلاثاء، 9 ص' })
    await expect(monday.getBoundingClientRect().left).toBeGreaterThan(tuesday.getBoundingClientRect().left)
    monday.focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(tuesday).toHaveFocus()
    await userEvent.keyboard('1')
    await expect(tuesday).toHaveAccessibleDescription('متاح')
  },
}
