import { type RefObject, useLayoutEffect, useRef } from 'react'
import { scrollTopToReveal } from './list-geometry'

/** No option is active: keys edit the text. */
export const NONE = -1

/** The index of the option that the keyboard is on, or `NONE`. */
export interface ActiveOption {
  get: () => number
  set: (index: number) => void
  subscribe: (listener: () => void) => () => void
}

/**
 * A store outside React state: moving the active option renders neither the field nor its rows.
 *
 * @param resolve the index to use in place of a set one. Default: the same
 */
export function createActiveOption(resolve = (index: number) => index): ActiveOption {
  let activeIndex = NONE
  const listeners = new Set<() => void>()
  return {
    get: () => activeIndex,
    set(index) {
      activeIndex = resolve(index)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The id of an option, for `aria-activedescendant`; empty for `NONE`. `optionIndex` is its inverse. */
export function optionId(listId: string, index: number): string {
  return index < 0 ? '' : `${listId}-${index}`
}

/** The index in an option's id. */
export function optionIndex(listId: string, id: string): number {
  return Number(id.slice(listId.length + 1))
}

interface ActiveOptionSync {
  /** The listbox's id. */
  listId: string
  activeOption: ActiveOption
  /** Gets `aria-activedescendant`. */
  input: RefObject<HTMLInputElement | null>
  /** The element that scrolls the rows. */
  scroller: RefObject<HTMLElement | null>
  /** Set on the active option's row. Default `aria-selected`, which in a multi-select list marks the chosen options. */
  activeAttribute?: string | undefined
}

/**
 * Scrolls the active option into view and writes its attributes to the DOM directly: `aria-selected` and `data-active`
 * on its row, which React never renders, and `aria-activedescendant` on the input. Without an active option the chosen
 * one is `aria-selected`.
 *
 * @param rowHeight in CSS pixels
 */
export function useActiveOptionSync(options: ActiveOptionSync, rowHeight: number): void {
  const { listId, activeOption, input, scroller, activeAttribute = 'aria-selected' } = options
  const markedRowRef = useRef<Element | null>(undefined)
  const revealedIndexRef = useRef(NONE)

  // No dependencies: after any render the row may be another element, or its element another row.
  useLayoutEffect(() => {
    const list = scroller.current
    const sync = () => {
      const activeIndex = activeOption.get()
      const id = optionId(listId, activeIndex)
      const row = list?.querySelector(activeIndex < 0 ? '[aria-current]' : `[id="${id}"]`)
      // Scrolls before writing, so that the browser computes layout once; and once per option, so that a reader who
      // scrolls away is not pulled back.
      if (list && activeIndex >= 0 && activeIndex !== revealedIndexRef.current) {
        const { scrollTop, clientHeight: viewHeight } = list
        const next = scrollTopToReveal({ rowHeight, viewHeight, scrollTop }, activeIndex)
        if (next !== scrollTop) list.scrollTop = next
      }
      revealedIndexRef.current = activeIndex
      if (row !== markedRowRef.current) {
        markedRowRef.current?.removeAttribute(activeAttribute)
        row?.setAttribute(activeAttribute, 'true')
      }
      markedRowRef.current?.removeAttribute('data-active')
      if (activeIndex >= 0) row?.setAttribute('data-active', '')
      markedRowRef.current = row
      input.current?.setAttribute('aria-activedescendant', id)
    }
    sync()
    return activeOption.subscribe(sync)
  })

  useLayoutEffect(() => {
    const field = input.current
    return () => field?.removeAttribute('aria-activedescendant')
  }, [input])
}
