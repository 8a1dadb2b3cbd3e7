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
import { placeRows, rowsBetween, rowsToDraw, shiftToStay } from './row-window'

interface RowWindowOptions {
  /** The keys of all rows, in order. */
  keys: readonly string[]
  /** What a row is taken to be high until it has been drawn, in CSS pixels. */
  rowHeight: number
  /** Space between two rows, in CSS pixels. */
  gap: number
  /** Key of a row that stays wherever the view is, until another one is to stay. */
  keep: string | null
  /** Heights by key from when the list was here before; what is measured is put in. */
  known: Map<string, number> | undefined
}

interface DrawnRow {
  index: number
  /** CSS pixels from the list's top. */
  top: number
}

interface RowWindow {
  list: RefObject<HTMLUListElement | null>
  rows: DrawnRow[]
  /** Of the whole list, in CSS pixels. */
  height: number
  onFocus: (event: FocusEvent<HTMLElement>) => void
  onBlur: (event: FocusEvent<HTMLElement>) => void
}

/** Names a row's key on its element. */
export const rowKey = 'data-row'

/** The view moves in steps, so that not every pixel scrolled draws the list anew. */
const step = 100
/** What is drawn beyond the view on each side, so that a quick scroll shows no gap. */
const ahead = 600
/** Less than this is rounding. */
const noise = 0.5

interface View {
  /** From the list's top to the view's, in CSS pixels. */
  top: number
  height: number
}

/** Where the window of the browser stands over the list; null while the list is not shown. */
function viewOf(list: HTMLElement): View | null {
  if (list.getClientRects().length === 0) return null
  const top = -list.getBoundingClientRect().top
  return { top: Math.floor(top / step) * step, height: Math.ceil(window.innerHeight / step) * step }
}

/** The box the list scrolls in, as it is styled right now; the page itself where there is none. */
function scrollerOf(list: HTMLElement): Element {
  for (let box = list.parentElement; box && box !== document.body; box = box.parentElement)
    if (/auto|scroll/.test(getComputedStyle(box).overflowY)) return box
  return document.scrollingElement ?? document.documentElement
}

/** How far the list's top is above what can be seen of it, in CSS pixels; less than 0 while it is in view. */
function hiddenAbove(list: HTMLElement, scroller: Element): number {
  const top = scroller === document.scrollingElement ? 0 : scroller.getBoundingClientRect().top
  return top - list.getBoundingClientRect().top
}

/** Which rows of a long list are drawn, and where: those in view, and the one with the focus. */
export function useRowWindow({ keys, rowHeight, gap, keep, known }: RowWindowOptions): RowWindow {
  const list = useRef<HTMLUListElement>(null)
  const [view, setView] = useState<View>({ top: 0, height: 1000 })
  const [heights, setHeights] = useState<ReadonlyMap<string, number>>(() => new Map(known))
  const [focused, setFocused] = useState<string | null>(null)
  // After `keep` is null again, because that is when the focus goes back to the row.
  const [lastKept, setLastKept] = useState(keep)
  if (keep !== null && keep !== lastKept) setLastKept(keep)
  const places = useMemo(
    () =>
      placeRows(
        keys.map((key) => heights.get(key) ?? rowHeight),
        gap,
      ),
    [keys, heights, rowHeight, gap],
  )

  const look = useCallback(() => {
    const now = list.current && viewOf(list.current)
    // A list that is out of sight (one of two panes on a phone) comes back as it was.
    if (now) setView((before) => (before.top === now.top && before.height === now.height ? before : now))
  }, [])

  const measure = useCallback(() => {
    if (!list.current?.getClientRects().length) return
    const rows = Array.from(list.current.children)
    setHeights((before) => {
      const changed = rows.flatMap((row): [string, number][] => {
        const [key, height] = [row.getAttribute(rowKey) ?? '', row.getBoundingClientRect().height]
        return Math.abs((before.get(key) ?? Number.NaN) - height) <= noise ? [] : [[key, height]]
      })
      return changed.length === 0 ? before : new Map([...before, ...changed])
    })
  }, [])

  useEffect(() => {
    for (const [key, height] of heights) known?.set(key, height)
  }, [heights, known])

  const observer = useRef<ResizeObserver | null>(null)
  useEffect(() => {
    const seen = new ResizeObserver(() => {
      measure()
      look()
    })
    observer.current = seen
    if (list.current) for (const element of [list.current, ...list.current.children]) seen.observe(element)
    // On its way down to whatever box scrolls: a scroll does not come up from there.
    window.addEventListener('scroll', look, { passive: true, capture: true })
    window.addEventListener('resize', look)
    return () => {
      seen.disconnect()
      observer.current = null
      window.removeEventListener('scroll', look, { capture: true })
      window.removeEventListener('resize', look)
    }
  }, [look, measure])

  // Rows that were only guessed at are measured before anything is painted.
  useLayoutEffect(() => {
    measure()
    look()
    if (list.current) for (const row of list.current.children) observer.current?.observe(row)
  })

  const last = useRef({ keys, places, heights })
  useLayoutEffect(() => {
    const before = last.current
    last.current = { keys, places, heights }
    if (!list.current?.getClientRects().length) return
    const scroller = scrollerOf(list.current)
    const view = { top: hiddenAbove(list.current, scroller), height: scroller.clientHeight }
    const shift = shiftToStay(before, last.current, view)
    if (shift === 0) return
    scroller.scrollBy({ top: shift, behavior: 'instant' })
    // Before anything is painted, not when the scroll is heard of.
    look()
  }, [keys, places, heights, look])

  const kept = [focused, lastKept].flatMap((key) => (key === null ? [] : [keys.indexOf(key)]))
  const inView = rowsBetween(places, view.top - ahead, view.top + view.height + step + ahead)
  return {
    list,
    rows: rowsToDraw(inView, keys.length, kept).map((index) => ({ index, top: places.tops[index] ?? 0 })),
    height: places.height,
    onFocus: ({ target }) => setFocused(target.closest(`[${rowKey}]`)?.getAttribute(rowKey) ?? null),
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!currentTarget.contains(relatedTarget)) setFocused(null)
    },
  }
}
