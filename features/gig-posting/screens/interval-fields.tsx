import { TextField, VisuallyHidden } from '@campus-gigs/ui'
import type { ReactNode } from 'react'
import { formatInterval, formatTypedTimes, type IntervalText, type ParsedInterval } from '../time-text'

interface IntervalFieldsProps {
  /** Prefixes the fields' labels: `Monday` makes "Monday start" and "Monday end". */
  labelPrefix: string
  text: IntervalText
  /** The times as parsed from `text`. */
  parsed: ParsedInterval
  /** The interval's error, shown once, under the start. */
  error: string | undefined
  /** Whether the times are copies of Monday's. */
  isCopied: boolean
  /** The id of the `datalist` with the suggested times. */
  datalistId: string
  onChange: (text: Partial<IntervalText>) => void
  /** Called when the focus leaves the end, after the last `onChange`. */
  onEndBlur: () => void
  /** Shown beside the parsed interval. */
  children: ReactNode
}

/** The start and end of one interval, with the parsed interval below. */
export function IntervalFields(props: IntervalFieldsProps) {
  const { labelPrefix, text, parsed, error, isCopied, datalistId, onChange, onEndBlur, children } = props
  const { start, end } = text
  const interval = formatInterval(parsed)
  const inputProps = { list: datalistId, autoComplete: 'off', hideLabel: true } as const

  /** Replaces `9` by `9 am` once the focus leaves the field. */
  function formatText() {
    const formatted = formatTypedTimes(text, parsed)
    if (formatted.start !== start || formatted.end !== end) onChange(formatted)
  }

  return (
    <>
      <div className="sm:col-start-2">
        <TextField
          {...inputProps}
          label={`${labelPrefix} start`}
          value={start}
          onChange={(value) => onChange({ start: value })}
          onBlur={formatText}
          error={error}
        />
      </div>
      <TextField
        {...inputProps}
        label={`${labelPrefix} end`}
        value={end}
        onChange={(value) => onChange({ end: value })}
        onBlur={() => {
          formatText()
          onEndBlur()
        }}
      />
      {/* A button is tall enough to need no space below. */}
      <div className="col-span-2 flex flex-wrap items-center gap-x-3 text-ink-muted text-sm not-has-[:not(:empty)]:sr-only not-has-[button]:pb-2 sm:col-start-2">
        <p
          // Announce only the day that is being typed, not the days that copy it. Mounted while empty, because screen
          // readers skip a live region that is inserted with its text.
          role={isCopied ? undefined : 'status'}
          className="empty:sr-only"
        >
          {interval && <VisuallyHidden>{labelPrefix}: </VisuallyHidden>}
          {interval}
        </p>
        {children}
      </div>
    </>
  )
}
