import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useValueAfterPaint } from '../../hooks/use-value-after-paint'
import { optionIndex } from './active-option'
import type { ComboboxLabels } from './combobox-props'
import { LIST_HEIGHT_REM, LIST_MIN_WIDTH_REM, type Placement, positionList, rootFontSize } from './list-geometry'
import { OptionRows, type OptionRowsProps } from './option-rows'
import type { FoundOptions } from './use-combobox-state'

interface ComboboxListProps<T> extends Omit<OptionRowsProps<T>, 'scroller' | keyof FoundOptions<T>> {
  /** The listbox's accessible name, and the announcement of how many options there are. */
  labels: Pick<ComboboxLabels, 'list' | 'count'>
  isOpen: boolean
  /** The options to list. The same object until the options or their query change. */
  found: FoundOptions<T>
  isBusy: boolean | undefined
  /** The element the list is positioned beside. */
  anchor: RefObject<HTMLElement | null>
  onChoose: (option: T) => void
  /** Shown and announced when there are no options. */
  emptyText: ReactNode
  /** Whether several options may be chosen. Default false. */
  multiple?: boolean
  /** The side of the field to prefer where there is room. Default `bottom`. */
  placement?: Placement | undefined
}

/**
 * The list, a popover in the browser's top layer: no dialog or scroller around the field clips it. In the DOM the
 * list stays inside them, as their focus and scroll handling requires. A closed listbox stays in the DOM, empty and
 * hidden, as the target of the input's `aria-controls`.
 *
 * Opening and searching change the rows one frame later, so that the press or the typed letter is painted first; the
 * input's attributes change at once. Closing is immediate.
 */
export function ComboboxList<T>(props: ComboboxListProps<T>) {
  const { labels, isOpen, found, isBusy, anchor, onChoose, emptyText, multiple, placement, ...rows } = props
  const layerRef = useRef<HTMLDivElement>(null)
  const scrollerRef = useRef<HTMLDivElement>(null)
  const painted = useValueAfterPaint(isOpen && found)
  const shown = isOpen && painted
  const hasOptions = shown && shown.matches.length > 0

  // One delegated handler: rows without handlers of their own keep equal props and are not rendered on every key.
  function handleChoose(event: MouseEvent | KeyboardEvent) {
    // The cast: pointer and key events hit elements only, in an iframe those of another window.
    const row = shown && (event.target as Element).closest('[role="option"]')
    const option = row ? shown.matches[optionIndex(rows.listId, row.id)] : undefined
    if (option !== undefined) onChoose(option)
  }

  return (
    <>
      <div ref={layerRef} popover="manual" className="option-layer">
        {shown && <OpenPopover layer={layerRef} anchor={anchor} placement={placement} />}
        <div
          ref={scrollerRef}
          id={rows.listId}
          role="listbox"
          aria-label={labels.list}
          aria-busy={isBusy || undefined}
          aria-multiselectable={multiple}
          hidden={!hasOptions}
          // Browsers make scrollers Tab stops; focus stays in the input.
          tabIndex={-1}
          // A press in the list must not blur the input.
          onMouseDown={(event) => event.preventDefault()}
          onClick={handleChoose}
          // Assistive technology may move focus to an option.
          onKeyDown={(event) => {
            if (event.key === 'Enter') handleChoose(event)
          }}
        >
          {hasOptions && (
            // A new query mounts new rows, so that an element always has the same option: a browser test that has found an
            // option retries when its element was removed, but would click another option in its place.
            <OptionRows key={shown.query} {...rows} {...shown} scroller={scrollerRef} />
          )}
        </div>
        {shown && !hasOptions && (
          // Hidden from screen readers, which get the same text from the announcement.
          <p aria-hidden="true" className="px-3.5 py-3 text-ink-muted text-sm">
            {emptyText}
          </p>
        )}
      </div>
      <Announcement>
        {isOpen && (found.matches.length > 0 ? labels.count(found.matches.length) : emptyText)}
      </Announcement>
    </>
  )
}

/** Longer than the pause between two keystrokes, so that no announcement interrupts typing. */
const ANNOUNCEMENT_DELAY_MS = 500

/** A polite live region that announces its content once the content has not changed for `ANNOUNCEMENT_DELAY_MS`. */
function Announcement({ children }: { children: ReactNode }) {
  const [announced, setAnnounced] = useState<ReactNode>(null)

  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(children), ANNOUNCEMENT_DELAY_MS)
    return () => clearTimeout(timer)
  }, [children])

  return (
    <span aria-live="polite" className="sr-only">
      {announced}
    </span>
  )
}

interface OpenPopoverProps {
  layer: RefObject<HTMLElement | null>
  anchor: RefObject<HTMLElement | null>
  placement: Placement | undefined
}

/**
 * Shows the popover while mounted, and keeps it beside its anchor through scrolling, resizing and virtual keyboards, without
 * renders. Mounted before the rows, whose effects need the layout.
 */
function OpenPopover({ layer, anchor, placement }: OpenPopoverProps) {
  useLayoutEffect(() => {
    const list = layer.current
    const field = anchor.current
    if (!list || !field) return
    const { visualViewport } = window
    const rem = rootFontSize()
    const updatePosition = () => {
      // Null in a document that is not shown.
      if (!visualViewport) return
      const position = positionList(field.getBoundingClientRect(), visualViewport, window.innerHeight, {
        height: LIST_HEIGHT_REM * rem,
        minWidth: LIST_MIN_WIDTH_REM * rem,
        isMirrored: getComputedStyle(field).direction === 'rtl',
        placement,
      })
      Object.assign(list.style, position)
    }
    updatePosition()
    list.showPopover()
    const resizeObserver = new ResizeObserver(updatePosition)
    resizeObserver.observe(field)
    const handleMove = ({ target }: Event) => {
      // Scrolling inside the list moves neither list nor anchor.
      if (!(target instanceof Node && list.contains(target))) updatePosition()
    }
    const listeners = new AbortController()
    for (const viewport of [window, visualViewport]) {
      for (const type of ['scroll', 'resize']) {
        viewport?.addEventListener(type, handleMove, { capture: true, signal: listeners.signal })
      }
    }
    return () => {
      list.hidePopover()
      resizeObserver.disconnect()
      listeners.abort()
    }
  }, [layer, anchor, placement])

  return null
}
