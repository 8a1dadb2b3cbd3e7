import type { SelectionState } from './selection'

interface SelectBoxProps {
  label: string
  state: SelectionState
  onToggle: () => void
}

/** The checkbox of a row, or of all shown rows; its name is for screen readers only. */
export function SelectBox({ label, state, onToggle }: SelectBoxProps) {
  return (
    <input
      type="checkbox"
      aria-label={label}
      checked={state === 'all'}
      ref={(input) => {
        if (input) input.indeterminate = state === 'some'
      }}
      onChange={onToggle}
      className="choice-mark tap-target size-6 rounded-sm align-middle"
    />
  )
}
