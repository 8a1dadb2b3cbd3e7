import { TextField, VisuallyHidden } from '@campus-gigs/ui'
import type { ReactNode } from 'react'
import { formatInterval, formatTypedTimes, type IntervalText, type ParsedInterval } from '../time-text'

interface IntervalFieldsProps {
  /** Prefixes the fields' labels: `Monday` makes "Monday start" and "Monday end". */
  name: string
  typed: IntervalText
  /** The times as parsed from `typed`. */
  parsed: ParsedInterval
  error: string | undefined
  /** Whether the times are copies of Monday's. */
  isCopied: boolean
  /** The id of the `datalist` with the suggested times. */
  halfHoursId: string
  onType: (typed: Partial<IntervalText>) => void
  /** Called when the focus leaves the end. */
  onLeave: () => void
  /** Shown beside the parsed interval. */
  children: ReactNode
}

/** The start and end of one interval, with the parsed interval below. */
export function IntervalFields(props: IntervalFieldsProps) {
  const { name, typed, parsed, error, isCopied, halfHoursId, onType, onLeave, children } = props
  const { start, end } = typed
  const interval = formatInterval(parsed)
  const inputProps = { list: halfHoursId, autoComplete: 'off', hideLabel: true } as const

  /** Replaces `9` by `9 am` once the focus leaves the field. */
  function formatTyped() {
    const formatted = formatTypedTimes(typed, parsed)
    if (formatted.start !== start || formatted.end !== end) onType(formatted)
  }

  return (
    <>
      <div className="sm:col-start-2">
        <TextField
          {...inputProps}
          label={`${name} start`}
          value={start}
          onChange={(value) => onType({ start: value })}
          onBlur={formatTyped}
          error={error}
        />
      </div>
      <TextField
        {...inputProps}
        label={`${name} end`}
        value={end}
        onChange={(value) => onType({ end: value })}
        onBlur={() => {
          formatTyped()
          onLeave()
        }}
      />
      <div className="col-span-2 flex flex-wrap items-center gap-x-3 text-ink-muted text-sm empty:hidden not-has-[button]:pb-2 sm:col-start-2">
        {interval && (
          <p
            // Announce only the day that is being typed, not the days that copy it.
            role={isCopied ? undefined : 'status'}
          >
            <VisuallyHidden>{name}: </VisuallyHidden>
            {interval}
          </p>
        )}
        {children}
      </div>
    </>
  )
}
