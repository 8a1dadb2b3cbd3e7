import type { SelectionState } from './selection'

interface SelectBoxProps {
  label: string
  /** Whether phones show the label, which screen readers always get. Default false. */
  showLabel?: boolean
  state: SelectionState
  onToggle: () => void
}

/** The checkbox of a row, or of all shown rows. */
export function SelectBox({ label, showLabel = false, state, onToggle }: SelectBoxProps) {
  return (
    <label className="inline-flex items-center gap-3">
      <input
        type="checkbox"
        aria-label={label}
        checked={state === 'all'}
        ref={(input) => {
          if (input) input.indeterminate = state === 'some'
        }}
        onChange={onToggle}
        className="choice-mark tap-target size-6 rounded-sm"
      />
      {showLabel && (
        <span aria-hidden="true" className="text-ink-muted text-sm sm:hidden">
          {label}
        </span>
      )}
    </label>
  )
}
