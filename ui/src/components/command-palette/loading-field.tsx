import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { focusedElement } from '../field/focused-element'
import { Search } from '../icons/icons'

export const fieldClass = 'h-16 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-ink-muted'

/** The top row of a palette, with its field. */
export function FieldRow({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-center gap-3 border-line border-b ps-4 pe-16 sm:ps-5">
      <Search className="size-5 shrink-0 text-ink-muted" />
      {children}
    </div>
  )
}

/**
 * Focuses a palette's field when it is mounted, with the caret after its text. Does so in a layout effect, so that no key
 * is pressed between the removal of one field and the focus of the next.
 */
export function usePaletteFocus(fieldRef: RefObject<HTMLInputElement | null>): void {
  useLayoutEffect(() => {
    const input = fieldRef.current
    const activeElement = focusedElement()
    const isFocusFree = activeElement === document.body || input?.closest('[role="dialog"]')?.contains(activeElement)
    if (!input || !isFocusFree) return
    input.focus()
    input.setSelectionRange(input.value.length, input.value.length)
  }, [fieldRef])
}

interface LoadingFieldProps {
  title: string
  placeholder: string | undefined
  query: string
  onQueryChange: (query: string) => void
  /** Called on Enter. */
  onEnter: () => void
}

/** The field of a palette until its list has loaded, so that nothing typed meanwhile is lost. */
export function LoadingField({ title, placeholder, query, onQueryChange, onEnter }: LoadingFieldProps) {
  const fieldRef = useRef<HTMLInputElement>(null)
  usePaletteFocus(fieldRef)

  function handleKeyDown({ key, nativeEvent }: KeyboardEvent) {
    if (key === 'Enter' && !nativeEvent.isComposing) onEnter()
  }

  return (
    <FieldRow>
      <input
        ref={fieldRef}
        role="combobox"
        aria-label={title}
        aria-autocomplete="list"
        aria-expanded="false"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        placeholder={placeholder}
        enterKeyHint="go"
        value={query}
        onChange={(event) => onQueryChange(event.target.value)}
        onKeyDown={handleKeyDown}
        className={fieldClass}
      />
    </FieldRow>
  )
}
