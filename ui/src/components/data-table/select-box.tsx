import type { SelectionState } from './selection'

interface SelectBoxProps {
  label: string
  /** Shows the label on phones, where the checkbox stands alone. Default: it is for screen readers only. */
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
