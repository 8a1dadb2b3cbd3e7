import { memo } from 'react'
import { joinWords } from '../field/join-words'
import { Highlighted } from './highlighted'
import { Icon, lines } from './icons'
import { ROW_HEIGHT } from './sizes'

interface OptionRowProps {
  id: string
  label: string
  detail: string | undefined
  /** What to highlight. */
  query: string
  /** Whether it is the field's value. */
  isSelected: boolean
  /** Place among all options, from 1. */
  position: number
  /** How many options there are. */
  count: number
}

/** One option of an open list. Memoised: scrolling draws the rows that come into view, no others. */
export const OptionRow = memo(function OptionRow(props: OptionRowProps) {
  const { id, label, detail, query, isSelected, position, count } = props
  return (
    <div
      id={id}
      role="option"
      aria-current={isSelected || undefined}
      aria-setsize={count}
      aria-posinset={position}
      // The field holds the focus and takes the keys.
      tabIndex={-1}
      className={joinWords('option-row px-3 text-sm', isSelected && 'font-semibold')}
      style={{ top: `${(position - 1) * ROW_HEIGHT}rem` }}
    >
      <span className="line-clamp-2 min-w-0 flex-1 leading-tight">
        <Highlighted text={label} query={query} />
      </span>
      {detail && (
        <span className="shrink-0 text-ink-muted text-xs">
          <Highlighted text={detail} query={query} />
        </span>
      )}
      {isSelected && <Icon line={lines.check} className="size-4 shrink-0 text-brand-ink" />}
    </div>
  )
})
