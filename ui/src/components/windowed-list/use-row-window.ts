import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { type MeasuredRows, rowsBetween, rowsToRender, scrollCorrection, stackRows } from './row-window'

interface RowWindowOptions {
  /** The keys of all rows in order. */
  keys: readonly string[]
  /** Estimated height of a row that has not been measured, in CSS pixels. */
  rowHeight: number
  /** Space between two rows, in CSS pixels. */
  gap: number
  /** Key of a row that stays rendered until another key is given. */
  keep: string | null
  /** Heights by key from an earlier mount; measured heights are added. */
  cachedHeights: Map<string, number> | undefined
}

/** The attribute with a row's key. */
export const rowKeyAttribute = 'data-row'

/** The view is rounded to steps of this many pixels, so that scrolling does not render on every pixel. */
const viewStepPx = 100
/** Pixels rendered outside the view on each side, so that a fast scroll shows no gap. */
const overscanPx = 600
/** Differences up to this many pixels are rounding errors. */
const roundingTolerancePx = 0.5

/**
 * The rows of a long list to render, with their tops, and the list's height, in CSS pixels: those in view, and the focused
 * and pinned ones.
 */
export function useRowWindow({ keys, rowHeight, gap, keep, cachedHeights }: RowWindowOptions) {
  const listRef = useRef<HTMLUListElement>(null)
  const { view, updateView } = useView(listRef)
  const { heights, measure } = useRowHeights(listRef, cachedHeights)
  const [focusedKey, setFocusedKey] = useState<string | null>(null)
  // Keep the key after `keep` becomes null, since focus then returns to the row.
  const [pinnedKey, setPinnedKey] = useState(keep)
  if (keep !== null && keep !== pinnedKey) setPinnedKey(keep)
  const positions = useMemo(
    () =>
      stackRows(
        keys.map((key) => heights.get(key) ?? rowHeight),
        gap,
      ),
    [keys, heights, rowHeight, gap],
  )
  useLayoutChanges(listRef, measure, updateView)
  useSteadyScroll(listRef, { keys, positions, heights }, updateView)

  const pinnedIndexes = [focusedKey, pinnedKey].filter((key) => key !== null).map((key) => keys.indexOf(key))
  const inView = rowsBetween(positions, view.top - overscanPx, view.top + view.height + viewStepPx + overscanPx)
  return {
    listRef,
    rows: rowsToRender(inView, keys.length, pinnedIndexes).map((index) => ({ index, top: positions.tops[index] ?? 0 })),
    height: positions.height,
    onFocus: ({ target }: FocusEvent<HTMLElement>) =>
      setFocusedKey(target.closest(`[${rowKeyAttribute}]`)?.getAttribute(rowKeyAttribute) ?? null),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) setFocusedKey(null)
    },
  }
}

interface View {
  /** Distance from the list's top to the view's, in CSS pixels. */
  top: number
  height: number
}

/** Whether the list has a layout: not in a hidden pane. */
function isDisplayed(list: HTMLElement): boolean {
  return list.getClientRects().length > 0
}

/** The part of the list in the browser's window, in steps; null while the list is not displayed. */
function readView(list: HTMLElement): View | null {
  if (!isDisplayed(list)) return null
  const top = -list.getBoundingClientRect().top
  return {
    top: Math.floor(top / viewStepPx) * viewStepPx,
    height: Math.ceil(window.innerHeight / viewStepPx) * viewStepPx,
  }
}

/** The list's scroll container under its current styles; the page where there is none. */
function findScroller(list: HTMLElement): Element {
  for (let box = list.parentElement; box && box !== document.body; box = box.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  }
  return document.scrollingElement ?? document.documentElement
}

/** Distance from the list's top to the scroller's, in CSS pixels; negative while the list's top is in view. */
function distanceAbove(list: HTMLElement, scroller: Element): number {
  const top = scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top
  return top - list.getBoundingClientRect().top
}

type ListRef = RefObject<HTMLUListElement | null>

/** Used until the list has been measured: about a desktop window's height. */
const initialView: View = { top: 0, height: 1000 }

/** The part of the list in the browser's window, and a function that reads it again. */
function useView(listRef: ListRef) {
  const [view, setView] = useState(initialView)

  const updateView = useCallback(() => {
    const newView = listRef.current && readView(listRef.current)
    // A hidden list (one of two panes on a phone) keeps its view.
    if (!newView) return
    setView((current) => {
      const isSame = current.top === newView.top && current.height === newView.height
      return isSame ? current : newView
    })
  }, [listRef])

  return { view, updateView }
}

/** The measured heights of the rows rendered so far, by key. */
function useRowHeights(listRef: ListRef, cachedHeights: Map<string, number> | undefined) {
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(() => new Map(cachedHeights))

  const measure = useCallback(() => {
    if (!listRef.current || !isDisplayed(listRef.current)) return
    const rows = Array.from(listRef.current.children)
    setHeights((current) => {
      const changedHeights = new Map<string, number>()
      for (const row of rows) {
        const key = row.getAttribute(rowKeyAttribute) ?? ''
        const { height } = row.getBoundingClientRect()
        const knownHeight = current.get(key)
        const isUnchanged = knownHeight !== undefined && Math.abs(knownHeight - height) <= roundingTolerancePx
        if (!isUnchanged) changedHeights.set(key, height)
      }
      return changedHeights.size === 0 ? current : new Map([...current, ...changedHeights])
    })
  }, [listRef])

  useEffect(() => {
    for (const [key, height] of heights) cachedHeights?.set(key, height)
  }, [heights, cachedHeights])

  return { heights, measure }
}

/** Calls both functions before a render is painted and when rows or the list are resized, `onScroll` also on scrolling. */
function useLayoutChanges(listRef: ListRef, onResize: () => void, onScroll: () => void): void {
  const observerRef = useRef<ResizeObserver | null>(null)
  useLayoutEffect(() => {
    const resizeObserver = new ResizeObserver(() => {
      onResize()
      onScroll()
    })
    observerRef.current = resizeObserver
    // The next effect observes the rows.
    if (listRef.current) resizeObserver.observe(listRef.current)
    // Capture: scroll events of inner scrollers don't bubble.
    window.addEventListener('scroll', onScroll, true)
    window.addEventListener('resize', onScroll)
    return () => {
      resizeObserver.disconnect()
      observerRef.current = null
      window.removeEventListener('scroll', onScroll, true)
      window.removeEventListener('resize', onScroll)
    }
  }, [listRef, onResize, onScroll])

  useLayoutEffect(() => {
    onResize()
    onScroll()
    for (const row of listRef.current?.children ?? []) observerRef.current?.observe(row)
  })
}

/** Scrolls so that the rows in view stay where they are when rows above them were measured or inserted. */
function useSteadyScroll(listRef: ListRef, { keys, positions, heights }: MeasuredRows, updateView: () => void): void {
  const lastRowsRef = useRef({ keys, positions, heights })
  useLayoutEffect(() => {
    const previous = lastRowsRef.current
    lastRowsRef.current = { keys, positions, heights }
    if (!listRef.current || !isDisplayed(listRef.current)) return
    const scroller = findScroller(listRef.current)
    const view = { top: distanceAbove(listRef.current, scroller), height: scroller.clientHeight }
    const correction = scrollCorrection(previous, lastRowsRef.current, view)
    if (correction === 0) return
    scroller.scrollBy({ top: correction, behavior: 'instant' })
    // Before the browser paints; the scroll event comes later.
    updateView()
  }, [listRef, keys, positions, heights, updateView])
}
