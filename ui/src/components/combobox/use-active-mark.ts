import { type RefObject, useLayoutEffect, useRef } from 'react'
import { type ActiveOption, NONE } from './active-option'
import { scrollToShow } from './windowing'

/** The id of an option, for `aria-activedescendant`; empty for none. */
export function optionId(listId: string, index: number): string {
  return index < 0 ? '' : `${listId}-${index}`
}

interface Marked {
  /** The listbox's id. */
  listId: string
  activeOption: ActiveOption
  /** The field, which names the active option. */
  input: RefObject<HTMLInputElement | null>
  /** What scrolls the rows. */
  scroller: RefObject<HTMLElement | null>
  /** How many options there are. */
  count: number
  /** Height of a row, in pixels. */
  rowHeight: number
}

/**
 * Brings the active option into view and marks it, in the document itself: its row has `aria-selected` and
 * `data-active`, which React never writes, and the field names it. While none is active, the chosen option is the one
 * that is selected.
 */
export function useActiveMark({ listId, activeOption, input, scroller, count, rowHeight }: Marked): void {
  const marked = useRef<Element | null>(null)
  const broughtIntoView = useRef(NONE)

  // After every drawing: the row may be another element than before, or the element another row.
  useLayoutEffect(() => {
    const list = scroller.current
    const mark = () => {
      const active = activeOption.get()
      const id = optionId(listId, active)
      const row = active < 0 ? list?.querySelector('[aria-current]') : document.getElementById(id)
      // Before anything is written, so that the browser lays the page out once; and once only: whoever then scrolls on
      // looks elsewhere.
      if (list && active >= 0 && active !== broughtIntoView.current) {
        const { scrollTop, clientHeight: viewHeight } = list
        const next = scrollToShow({ count, rowHeight, viewHeight, scrollTop }, active)
        if (next !== scrollTop) list.scrollTop = next
      }
      broughtIntoView.current = active
      if (row !== marked.current) {
        marked.current?.removeAttribute('aria-selected')
        row?.setAttribute('aria-selected', 'true')
      }
      marked.current?.removeAttribute('data-active')
      if (active >= 0) row?.setAttribute('data-active', '')
      marked.current = row ?? null
      input.current?.setAttribute('aria-activedescendant', id)
    }
    mark()
    return activeOption.subscribe(mark)
  })

  useLayoutEffect(() => {
    const field = input.current
    return () => field?.removeAttribute('aria-activedescendant')
  }, [input])
}
