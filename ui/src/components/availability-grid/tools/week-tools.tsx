import { type RefObject, useState } from 'react'
import type { EditGridProps } from '../availability-grid-props'
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
  /** The element that holds the week, whose pointer and key events are handled. */
  body: RefObject<HTMLElement | null>
  /** The day of the first row, 0 = Sunday. */
  firstDay: number
  words: Words
}

/**
 * The number of free slots, undo, redo, clear and quick fill. Also adds drags and keyboard shortcuts to the week, and
 * announces its changes.
 */
export function WeekTools({ grid, body, firstDay, words: weekWords }: WeekToolsProps) {
  const words = { ...toolLabels, ...weekWords }
  const { value, shown, active, change, commit } = grid
  const [{ values, index }, setIndex] = useHistory(value, change)
  const [wasOpened, setWasOpened] = useState(false)
  const announcement = useAnnouncement(
    change,
    change && (change.notice ?? describeChange(words, change.before, change.after, cellsAt(active))),
  )

  /** The action of undo or redo, which restores a week of the history; `undefined` where there is none. */
  function restoreAction(historyIndex: number, label: string) {
    const next = values[historyIndex]
    if (next === undefined) return
    return () => {
      setIndex(historyIndex)
      commit(next, label + words.colon + describeChange(words, value, next))
    }
  }
  /** Replaces the week. Announces a change of one cell too, since its button was not pressed. */
  function replaceWeek(next: number) {
    commit(next, describeChange(words, value, next))
  }
  const actions = {
    undo: restoreAction(index - 1, words.undo),
    redo: restoreAction(index + 1, words.redo),
    clear: value ? () => replaceWeek(0) : undefined,
  }

  useDragPainting(body, { ...grid, commit: replaceWeek })
  useUndoKeys(body, actions)
  useGridKeys(body, grid, () => replaceWeek(FULL_WEEK))

  return (
    <>
      <div className="week-line">
        <span className="week-note">{words.count(popcount(shown))}</span>
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
        {wasOpened && <QuickFill words={words} firstDay={firstDay} mask={shown} onFill={replaceWeek} />}
      </details>
      <span aria-live="polite" className="sr-only">
        {announcement}
      </span>
    </>
  )
}

interface KeysHintProps extends Pick<WeekToolsProps, 'words'>, Pick<EditGridProps, 'hint'> {
  isList: boolean | undefined
}

/** The keyboard instructions, for screen readers. Renders nothing where the caller gives a hint. */
export function KeysHint({ hint, words, isList }: KeysHintProps) {
  if (hint !== undefined) return null
  const texts = { ...toolLabels, ...words }
  return <span className="sr-only">{isList ? texts.listKeysHint : texts.keysHint}</span>
}
