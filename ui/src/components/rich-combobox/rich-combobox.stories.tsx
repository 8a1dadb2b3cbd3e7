import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, waitFor, within } from 'storybook/test'
import { Tag } from '../tag/tag'
import { MultiCombobox } from './multi-combobox'
import { RichCombobox } from './rich-combobox'

interface Trade {
  id: string
  name: string
  group: string
  isTaken?: boolean
}

const trades: readonly Trade[] = [
  { id: 'bar', name: 'Bar work', group: 'Hospitality' },
  { id: 'barista', name: 'Barista', group: 'Hospitality' },
  { id: 'cafe', name: 'Café all-rounder', group: 'Hospitality', isTaken: true },
  { id: 'events', name: 'Event set-up', group: 'Events' },
  { id: 'promo', name: 'Promotion', group: 'Events' },
  { id: 'tutor', name: 'Tutoring', group: '' },
]
const [barWork, barista] = trades

const shared = {
  label: 'Kinds of work',
  options: trades,
  optionKey: ({ id }: Trade) => id,
  optionLabel: ({ name }: Trade) => name,
}
const groupOf = ({ group }: Trade) => group
const isTaken = (trade: Trade) => trade.isTaken === true
type Canvas = ReturnType<typeof within>

const selected = (canvas: Canvas) =>
  canvas.getAllByRole('option', { selected: true }).map((option: HTMLElement) => option.textContent)
const chipNames = (canvas: Canvas) =>
  canvas.queryAllByRole('button', { name: /^Remove/ }).map((chip: HTMLElement) => chip.ariaLabel)

const meta = {
  title: 'ui/MultiCombobox',
  tags: ['!autodocs', 'no-visual'],
  parameters: { layout: 'padded' },
  // Space for the open list.
  decorators: [(Story) => <div className="min-h-96 max-w-md">{Story()}</div>],
} satisfies Meta

export default meta
type Story = StoryObj<typeof meta>

/** Chosen by mouse and keys, removed by keys, submitted and reset. */
export const Several: Story = {
  render: () => (
    <form aria-label="Profile">
      <MultiCombobox {...shared} name="work" required defaultValue={barWork ? [barWork] : []} clearable />
      <button type="reset">Start again</button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Kinds of work' })
    const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Profile' })
    const sent = () => new FormData(form).getAll('work')
    await expect(field).toHaveAccessibleDescription('Chosen: Bar work.')
    await userEvent.type(field, 'bari{ArrowDown}{Enter}')
    await expect(field).toHaveValue('')
    await expect(sent()).toEqual(['bar', 'barista'])
    await expect(await canvas.findByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
    await waitFor(() => expect(selected(canvas)).toEqual(['Bar work', 'Barista']))
    // Its name and Enter, and Tab from it, leave an option chosen.
    await userEvent.type(field, 'Barista{Enter}')
    await expect(sent()).toEqual(['bar', 'barista'])
    await userEvent.type(field, 'tutor{ArrowDown}{Enter}{Tab}')
    await expect(sent()).toEqual(['bar', 'barista', 'tutor'])
    await userEvent.click(field)
    await userEvent.click(await canvas.findByRole('option', { name: 'Bar work' }))
    await expect(sent()).toEqual(['barista', 'tutor'])

    await userEvent.keyboard('{Escape}{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Barista' })).toHaveFocus())
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Tutoring' })).toHaveFocus())
    await expect(canvas.getByText('Barista removed.').parentElement).toHaveAttribute('aria-live', 'polite')
    await userEvent.keyboard('{Backspace}')
    await waitFor(() => expect(field).toHaveFocus())
    await expect(sent()).toEqual([])
    await expect(form.checkValidity()).toBe(false)

    await userEvent.click(canvas.getByRole('button', { name: 'Start again' }))
    await waitFor(() => expect(chipNames(canvas)).toEqual(['Remove Bar work']))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear Kinds of work' }))
    await expect(chipNames(canvas)).toEqual([])
    await expect(canvas.getByText('Bar work removed.')).toBeInTheDocument()
  },
}

/** Groups, rows of one's own, options that can't be chosen, at most two, opened by the focus, above the field. */
export const Groups: Story = {
  tags: ['no-visual'],
  render: () => (
    <div className="pt-56">
      <MultiCombobox
        {...shared}
        groupOf={groupOf}
        isOptionDisabled={isTaken}
        renderOption={(trade) => (
          <span className="flex items-center gap-2">
            {trade.name} <Tag>{trade.group || 'Other'}</Tag>
          </span>
        )}
        max={2}
        openOnFocus
        placement="top"
      />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const field = canvas.getByRole('combobox')
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    const list = await canvas.findByRole('listbox')
    await expect(list.getBoundingClientRect().bottom).toBeLessThan(field.getBoundingClientRect().top)
    const hospitality = within(canvas.getByRole('group', { name: 'Hospitality' }))
    await expect(hospitality.getAllByRole('option')).toHaveLength(3)
    // The heading is skipped, and the list wraps past it.
    await userEvent.keyboard('{ArrowDown}')
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      hospitality.getByRole('option', { name: /^Bar work/ }).id,
    )
    await userEvent.keyboard('{ArrowUp}')
    await expect(field).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name: /^Tutoring/ }).id)
    await userEvent.keyboard('{Enter}')
    const taken = await canvas.findByRole('option', { name: /^Café all-rounder/ })
    // The rows follow the next frame.
    await waitFor(() => expect(taken).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(taken)
    await userEvent.click(await canvas.findByRole('option', { name: /^Promotion/ }))
    const third = await canvas.findByRole('option', { name: /^Barista/ })
    await waitFor(() => expect(third).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(third)
    await expect(chipNames(canvas)).toEqual(['Remove Tutoring', 'Remove Promotion'])
  },
}

/** A key may be any text, the empty one too. */
export const EmptyKey: Story = {
  render: () => <MultiCombobox {...shared} options={[{ id: '', name: 'Anything', group: '' }, ...trades]} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Kinds of work' }))
    await userEvent.click(await canvas.findByRole('option', { name: 'Anything' }))
    await waitFor(() => expect(chipNames(canvas)).toEqual(['Remove Anything']))
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Anything' }))
    await waitFor(() => expect(chipNames(canvas)).toEqual([]))
  },
}

function Creating({ onChange }: { onChange: (options: readonly Trade[]) => void }) {
  const [options, setOptions] = useState(trades)
  const [value, setValue] = useState<readonly Trade[]>([])
  return (
    <MultiCombobox
      {...shared}
      options={options}
      value={value}
      onChange={(next) => {
        setValue(next)
        onChange(next)
      }}
      onCreate={(name) => {
        const created = { id: name, name, group: '' }
        setOptions([...options, created])
        return created
      }}
    />
  )
}

export const CreateAnOption: Story = {
  render: () => <Creating onChange={fn()} />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'Barista')
    // The list follows a frame after the last letter.
    await waitFor(() => expect(canvas.queryByRole('option', { name: /^Create/ })).toBeNull())
    await userEvent.clear(field)
    await userEvent.type(field, 'Stocktake')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(chipNames(canvas)).toEqual(['Remove Stocktake'])
    await expect(field).toHaveValue('')
  },
}

const pageSize = 3

/** A list that comes in pages, of which the second fails once. */
function Paged() {
  const [count, setCount] = useState(pageSize)
  const [loadError, setLoadError] = useState<string>()
  const [failures, setFailures] = useState(0)

  function handleLoadMore() {
    if (failures === 0) {
      setFailures(1)
      setLoadError('The rest didn’t load.')
      return
    }
    setLoadError(undefined)
    setCount(count + pageSize)
  }

  return (
    <RichCombobox
      {...shared}
      label="Kind of work"
      name="work"
      options={trades.slice(0, count)}
      groupOf={groupOf}
      onLoadMore={count < trades.length ? handleLoadMore : undefined}
      loadError={loadError}
      defaultValue={barista ?? null}
    />
  )
}

/** One option of a list in pages. */
export const LoadMore: Story = {
  render: () => <Paged />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Kind of work' })
    await expect(field).toHaveValue('Barista')
    await userEvent.click(canvas.getByRole('button', { name: 'Show options for Kind of work' }))
    await userEvent.click(await canvas.findByRole('option', { name: 'Show more' }))
    await userEvent.click(await canvas.findByRole('option', { name: 'The rest didn’t load. Try again' }))
    await waitFor(() => expect(canvas.queryByRole('option', { name: /Show more|Try again/ })).toBeNull())
    await userEvent.click(await canvas.findByRole('option', { name: 'Promotion' }))
    await expect(field).toHaveValue('Promotion')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
  },
}
