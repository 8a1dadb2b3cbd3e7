import { type KeyboardEvent, type MouseEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react'
import { ComboboxRows, type ComboboxRowsProps } from './combobox-rows'
import { useListPlacement } from './use-list-placement'

interface ComboboxListProps<T> extends Omit<ComboboxRowsProps<T>, 'scroller'> {
  /** The listbox's accessible name. */
  label: string
  isOpen: boolean
  /** Whether the options are on their way. */
  isBusy: boolean
  /** The control it hangs at. */
  anchor: RefObject<HTMLElement | null>
  onChoose: (option: T) => void
  /** Stands in place of the options when there are none. */
  emptyText: ReactNode
}

/**
 * The list. It is a popover of the browser's top layer, so that no dialog or scroller around the field cuts it off,
 * while it stays inside them in the document, where their rules for focus and scrolling expect it. The listbox is
 * there while closed too, empty and hidden: the field says that it controls it.
 */
export function ComboboxList<T>(props: ComboboxListProps<T>) {
  const { label, isOpen, isBusy, anchor, onChoose, emptyText, ...rows } = props
  const layer = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const isListed = isOpen && rows.options.length > 0

  // One handler for all rows: a row that needs none of its own is not drawn again with every key.
  function chooseAt(event: MouseEvent | KeyboardEvent) {
    const row = event.target instanceof Element ? event.target.closest('[role="option"]') : null
    const option = row ? rows.options[Number(row.getAttribute('aria-posinset')) - 1] : undefined
    if (option !== undefined) onChoose(option)
  }

  return (
    <div ref={layer} popover="manual" className="option-layer">
      {isOpen && <InPlace layer={layer} anchor={anchor} />}
      <div
        ref={scroller}
        id={rows.listId}
        role="listbox"
        aria-label={label}
        aria-busy={isBusy || undefined}
        hidden={!isListed}
        // The field holds the focus; a scroller must not become a tab stop of its own.
        tabIndex={-1}
        className="max-h-[13rem] min-h-0 overflow-y-auto overscroll-contain"
        // Pressing in the list must not take the focus out of the field.
        onMouseDown={(event) => event.preventDefault()}
        onClick={chooseAt}
        // Assistive technology may put the focus on the option itself.
        onKeyDown={(event) => event.key === 'Enter' && chooseAt(event)}
      >
        {isListed && <ComboboxRows {...rows} scroller={scroller} />}
      </div>
      {isOpen && !isListed && (
        // Said by the announcement already.
        <p aria-hidden="true" className="px-3.5 py-3 text-ink-muted text-sm">
          {emptyText}
        </p>
      )}
    </div>
  )
}

interface InPlaceProps {
  layer: RefObject<HTMLElement | null>
  anchor: RefObject<HTMLElement | null>
}

/** Shows the layer at its anchor for as long as it is rendered: before the rows in it look for their place. */
function InPlace({ layer, anchor }: InPlaceProps) {
  useListPlacement(anchor, layer)

  useLayoutEffect(() => {
    const shown = layer.current
    shown?.showPopover()
    return () => shown?.hidePopover()
  }, [layer])

  return null
}
