import { type MouseEvent, memo } from 'react'
import { joinWords } from '../field/join-words'
import { Icon, lines } from './icons'

interface ComboboxButtonsProps {
  /** Whether options are shown. */
  isExpanded: boolean
  /** Whether the arrow points up: also while the list says that it has none. */
  isTurned: boolean
  /** The listbox's id. */
  listId: string
  toggleLabel: string
  /** Absent: the list cannot be opened. */
  onToggle: (() => void) | undefined
  clearLabel: string
  /** Absent: there is nothing to clear. */
  onClear: (() => void) | undefined
}

const button = 'tap-target grid shrink-0 place-items-center text-ink-muted hover:text-ink'

const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The buttons at the end of the field: empty it, and show the list to those who point rather than type. */
export const ComboboxButtons = memo(function ComboboxButtons(props: ComboboxButtonsProps) {
  const { isExpanded, isTurned, listId, toggleLabel, onToggle, clearLabel, onClear } = props
  return (
    <>
      {onClear && (
        <button
          type="button"
          aria-label={clearLabel}
          className={joinWords(button, 'w-9 rounded-md')}
          onMouseDown={keepFocus}
          onClick={onClear}
        >
          <Icon line={lines.cross} className="size-5" />
        </button>
      )}
      {onToggle && (
        <button
          type="button"
          // The keyboard opens the list with the arrow keys in the field itself.
          tabIndex={-1}
          aria-label={toggleLabel}
          aria-controls={listId}
          aria-expanded={isExpanded}
          className={joinWords(button, 'w-10')}
          onMouseDown={keepFocus}
          onClick={onToggle}
        >
          <Icon line={lines.down} className={joinWords('size-5', isTurned && 'rotate-180')} />
        </button>
      )}
    </>
  )
})
