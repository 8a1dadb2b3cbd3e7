import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { CROSS_PATH } from '../combobox/icons'
import { Icon } from '../field/icon'
import type { RichComboboxTexts } from './rich-combobox-props'
import { pressChipKey, type Selection } from './selection'

interface ChipsOptions {
  /** The keys of the chosen options, in the order they were chosen. */
  keys: readonly string[]
  onKeysChange: (keys: readonly string[]) => void
  labelByKey: ReadonlyMap<string, string>
  input: RefObject<HTMLInputElement | null>
  isEditable: boolean
  texts: RichComboboxTexts
}

/**
 * The chosen options as chips before the input: Left from the start of the text goes to them, arrows along them, Backspace
 * and Delete remove. They are no Tab stops.
 *
 * @returns the chips, a function that removes them all, and the input's `onKeyDown`
 */
export function useChips({ keys, onKeysChange, labelByKey, input, isEditable, texts }: ChipsOptions) {
  const listRef = useRef<HTMLUListElement>(null)
  /** The index of the chip to focus after the render; past the last chip for the input. */
  const [pendingFocus, setPendingFocus] = useState<number>()
  /** The announcement of the last removal, and the number of removals. */
  const [removal, setRemoval] = useState({ count: 0, text: '' })

  useEffect(() => {
    if (pendingFocus === undefined) return
    setPendingFocus(undefined)
    const chipButton = listRef.current?.querySelectorAll('button')[pendingFocus]
    const target = chipButton ?? input.current
    target?.focus()
  }, [pendingFocus, input])

  /** Reports and announces the chips that a selection no longer has, and moves the focus to its `focusIndex`. */
  function applySelection(next: Selection) {
    const removedLabels = keys.filter((key) => !next.keys.includes(key)).map((key) => labelByKey.get(key))
    if (removedLabels.length > 0) {
      onKeysChange(next.keys)
      setRemoval({ count: removal.count + 1, text: texts.removed(removedLabels.join(', ')) })
    }
    setPendingFocus(next.focusIndex)
  }

  /** Handles a key on a chip, or in the input before its text. `focusIndex` is the chip's index, or the number of chips. */
  function handleKeyDown(event: KeyboardEvent<HTMLElement>, focusIndex: number) {
    if (!isEditable || event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return
    const selection = { keys, focusIndex }
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = pressChipKey(selection, event.key, isMirrored)
    if (next !== selection) {
      event.preventDefault()
      applySelection(next)
    } else if (event.key.length === 1 && event.key !== ' ') {
      // The input then receives this key's character.
      input.current?.focus()
    }
  }

  const chips: ReactNode = (
    <>
      {keys.length > 0 && (
        <ul ref={listRef} className="contents">
          {keys.map((key, index) => (
            <li key={key} className="flex max-w-full items-center rounded-sm border border-line bg-sunken ps-2 text-sm">
              <span className="min-w-0 truncate">{labelByKey.get(key)}</span>
              <button
                type="button"
                tabIndex={-1}
                disabled={!isEditable}
                aria-label={texts.remove(labelByKey.get(key) ?? '')}
                className="tap-target grid size-8 shrink-0 place-items-center rounded-sm text-ink-muted hover:text-ink"
                onKeyDown={(event) => handleKeyDown(event, index)}
                onClick={() => applySelection(pressChipKey({ keys, focusIndex: index }, 'Delete'))}
              >
                <Icon className="size-4">
                  <path d={CROSS_PATH} />
                </Icon>
              </button>
            </li>
          ))}
        </ul>
      )}
      <span aria-live="polite" className="sr-only">
        {/* A new element each time, since screen readers skip a text that did not change. */}
        <span key={removal.count}>{removal.text}</span>
      </span>
    </>
  )

  return {
    chips,
    removeAll: () => applySelection({ keys: [], focusIndex: 0 }),
    handleInputKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const { selectionStart, selectionEnd } = event.currentTarget
      if (selectionStart === 0 && selectionEnd === 0) handleKeyDown(event, keys.length)
    },
  }
}
