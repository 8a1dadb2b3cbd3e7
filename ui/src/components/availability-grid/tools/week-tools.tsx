import { type RefObject, useState } from 'react'
import type { GridState } from '../use-availability-grid'
import { cellsAt } from '../week/week-grid'
import type { Words } from '../week/week-labels'
import { FULL_WEEK, popcount } from '../week/week-mask'
import { describeChange, useAnnouncement } from './announcement'
import { QuickFill } from './quick-fill'
import { toolLabels } from './tool-labels'
import { useDragPainting } from './use-drag-painting'
import { useGridKeys } from './use-grid-keys'
import { useHistory, useUndoKeys } from './use-history'

interface WeekToolsProps {
  grid: GridState
  /** The element that holds the grid, whose pointer and key events are handled. */
  body: RefObject<HTMLElement | null>
  /** The day of the first row, 0 = Sunday. */
  firstDay: number
  words: Words
}

/**
 * The number of free slots, undo, redo, clear and quick fill. Also adds drags and keyboard shortcuts to the grid, and
 * announces its changes. Weeks are bit masks of their cells.
 */
export function WeekTools({ grid, body: bodyRef, firstDay, words: weekWords }: WeekToolsProps) {
  const words = { ...toolLabels, ...weekWords }
  const { value: week, shown: shownWeek, active: tabStop, change, commit } = grid
  const [{ values: weeks, index: weekIndex }, setWeekIndex] = useHistory(week, change)
  // Quick fill is rendered once it is opened, and stays when it is closed, with the chosen days.
  const [wasOpened, setWasOpened] = useState(false)
  const announcement = useAnnouncement(
    change,
    change && (change.notice ?? describeChange(words, change.before, change.after, cellsAt(tabStop))),
  )

  /** The action of undo or redo, which restores a week of the history; `undefined` where there is none. */
  function restoreAction(index: number, label: string) {
    const next = weeks[index]
    if (next === undefined) return
    return () => {
      setWeekIndex(index)
      commit(next, label + words.colon + describeChange(words, week, next))
    }
  }
  /** Replaces the week. A pressed cell announces its state itself; a change from here is announced even if it is one cell. */
  function replaceWeek(next: number) {
    commit(next, describeChange(words, week, next))
  }
  const actions = {
    undo: restoreAction(weekIndex - 1, words.undo),
    redo: restoreAction(weekIndex + 1, words.redo),
    clear: week ? () => replaceWeek(0) : undefined,
  }

  useDragPainting(bodyRef, { ...grid, commit: replaceWeek })
  useUndoKeys(bodyRef, actions)
  useGridKeys(bodyRef, grid, () => replaceWeek(FULL_WEEK))

  return (
    <>
      <div className="week-line">
        <span className="week-note">{words.count(popcount(shownWeek))}</span>
        <span>
          {(['undo', 'redo', 'clear'] as const).map((tool) => (
            // `aria-disabled`, not `disabled`: the last undo would otherwise lose the focus.
            <button
              key={tool}
              type="button"
              className="week-tool"
              data-do={tool}
              aria-disabled={!actions[tool]}
              onClick={actions[tool]}
            >
              {words[tool]}
            </button>
          ))}
        </span>
      </div>
      <details onToggle={() => setWasOpened(true)}>
        <summary className="week-tool">{words.quickFill}</summary>
        {wasOpened && <QuickFill words={words} firstDay={firstDay} mask={shownWeek} onFill={replaceWeek} />}
      </details>
      <span aria-live="polite" className="sr-only">
        {announcement}
      </span>
    </>
  )
}
