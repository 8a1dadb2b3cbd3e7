import { ChevronDown, X } from 'lucide-react'
import type { MouseEvent } from 'react'
import { cn } from '../cn'

interface ComboboxButtonsProps {
  isOpen: boolean
  toggleLabel: string
  /** Absent: the list cannot be opened. */
  onToggle: (() => void) | undefined
  clearLabel: string
  /** Absent: there is nothing to clear. */
  onClear: (() => void) | undefined
}

const button = 'tap-target grid w-10 shrink-0 place-items-center text-ink-muted hover:text-ink'

function focusInput(event: MouseEvent<HTMLButtonElement>) {
  event.currentTarget.parentElement?.querySelector('input')?.focus()
}

const keepFocus = (event: MouseEvent) => event.preventDefault()

/** The buttons at the end of the field: empty it, and show the list to those who point rather than type. */
export function ComboboxButtons({ isOpen, toggleLabel, onToggle, clearLabel, onClear }: ComboboxButtonsProps) {
  return (
    <>
      {onClear && (
        <button
          type="button"
          aria-label={clearLabel}
          className={cn(button, 'w-9 rounded-md')}
          onMouseDown={keepFocus}
          onClick={(event) => {
            onClear()
            focusInput(event)
          }}
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      )}
      {onToggle && (
        <button
          type="button"
          // The keyboard opens the list with the arrow keys in the field itself.
          tabIndex={-1}
          aria-label={toggleLabel}
          aria-expanded={isOpen}
          className={button}
          onMouseDown={keepFocus}
          onClick={(event) => {
            focusInput(event)
            onToggle()
          }}
        >
          <ChevronDown
            aria-hidden="true"
            className={cn('size-5 transition-[rotate] duration-quick', isOpen && 'rotate-180')}
          />
        </button>
      )}
    </>
  )
}
