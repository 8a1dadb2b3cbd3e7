import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { ComboboxRows } from './combobox-rows'
import { useListPlacement } from './use-list-placement'

/** Full height of the list, in rem. */
export const LIST_HEIGHT = 13
/** Least width of the list, in rem: a narrow field, such as a country code, still lists whole names. */
const LIST_MIN_WIDTH = 17

export interface ComboboxListProps<T> {
  /** The listbox's id. */
  id: string
  /** The listbox's accessible name. */
  label: string
  /** The control it hangs at. */
  anchor: RefObject<HTMLElement | null>
  options: readonly T[]
  /** What to highlight in the options. */
  query: string
  /** Index of the active option, or -1. */
  active: number
  optionKey: (option: T) => string
  optionLabel: (option: T) => string
  /** Stands at the end of an option's row. Default nothing. */
  optionDetail?: ((option: T) => string) | undefined
  isSelected: (option: T) => boolean
  onChoose: (option: T) => void
  /** Stands in place of the options when there are none. */
  emptyText: ReactNode
}

/**
 * The open list. It is a popover of the browser's top layer, so that no dialog or scroller around the field cuts it
 * off, while it stays inside them in the document, where their rules for focus and scrolling expect it.
 */
export function ComboboxList<T>(props: ComboboxListProps<T>) {
  const layer = useRef<HTMLDivElement>(null)
  const placement = useListPlacement(props.anchor, LIST_HEIGHT, LIST_MIN_WIDTH)

  useLayoutEffect(() => {
    layer.current?.showPopover()
  }, [])

  return (
    <div
      ref={layer}
      popover="manual"
      className="fixed inset-auto z-50 m-0 flex flex-col overflow-hidden rounded-md border border-line-strong bg-raised p-0 text-ink shadow-lifted"
      style={placement ?? undefined}
    >
      {props.options.length > 0 ? (
        <ComboboxRows key={props.query} {...props} />
      ) : (
        <p className="px-3.5 py-3 text-ink-muted text-sm">{props.emptyText}</p>
      )}
    </div>
  )
}
