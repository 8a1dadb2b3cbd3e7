import { useState } from 'react'
import type { Change } from './use-availability-grid'

/** The weeks one has been through, and which of them is the present one. */
export interface History {
  weeks: readonly number[]
  at: number
}

/** A history without any past. */
export function historyOf(week: number): History {
  return { weeks: [week], at: 0 }
}

/** The history after a change; what had been undone is forgotten. A week it has moved to already is not recorded. */
export function record({ weeks, at }: History, next: number): History {
  return weeks[at] === next ? { weeks, at } : { weeks: [...weeks.slice(0, at + 1), next], at: at + 1 }
}

/**
 * The weeks a grid has been made. One that did not come from here (a draft loaded, a reset) starts a new history.
 *
 * @param week the present one
 * @param change the last one made here; the value may follow it late
 * @returns the history, and how to move about in it, beside making it that week
 */
export function useHistory(week: number, change: Change | undefined) {
  const [history, setHistory] = useState(() => historyOf(week))
  const [seen, setSeen] = useState(week)
  if (seen !== week) {
    setSeen(week)
    setHistory(change?.after === week ? record(history, week) : historyOf(week))
  }
  return [history, (at: number) => setHistory({ ...history, at })] as const
}
