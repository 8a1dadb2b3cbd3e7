import { type RefObject, useState } from 'react'
import type { EditGridProps } from './availability-grid-props'
import { describeChange } from './describe-change'
import { useHistory } from './history'
import { QuickFill } from './quick-fill'
import { toolLabels } from './tool-labels'
import { useAnnouncement } from './use-announcement'
import type { GridOfWeek } from './use-availability-grid'
import { useDragPainting } from './use-drag-painting'
import { useUndoKeys } from './use-undo-keys'
import type { Words } from './week-labels'
import { popcount } from './week-mask'

interface WeekToolsProps {
  grid: GridOfWeek
  /** What holds the week: its pointers and keys are heard in it. */
  body: RefObject<HTMLElement | null>
  /** The day of the first row, 0 = Sunday. */
  firstDay: number
  words: Words
}

/** How to use the grid by keyboard, for screen readers; none where a hint is given. */
export function KeysHint({ hint, words }: Pick<WeekToolsProps, 'words'> & Pick<EditGridProps, 'hint'>) {
  if (hint !== undefined) return null
  return <span className="sr-only">{{ ...toolLabels, ...words }.keysHint}</span>
}

/**
 * How much is free, the way back and forth, and what fills more than a cell. Hears Ctrl+Z in all of the week, and
 * announces what changed in it.
 */
export function WeekTools({ grid, body, firstDay, words: given }: WeekToolsProps) {
  const words = { ...toolLabels, ...given }
  const { mask, week, change, commit } = grid
  const [{ weeks, at }, moveTo] = useHistory(week, change)
  const [isFilling, setIsFilling] = useState(false)
  const notice = useAnnouncement(change, words)

  /** Leads to another week of the history; `undefined` where there is none. */
  function wayTo(place: number, word: string) {
    const next = weeks[place]
    if (next === undefined) return
    return () => {
      moveTo(place)
      commit(next, word + words.colon + describeChange(words, week, next))
    }
  }
  const actions = {
    undo: wayTo(at - 1, words.undo),
    redo: wayTo(at + 1, words.redo),
    clear: week ? () => commit(0) : undefined,
  }

  useDragPainting(body, grid)
  useUndoKeys(body, actions)

  return (
    <>
      <div className="week-line">
        <span className="week-note">{words.count(popcount(mask))}</span>
        <span>
          {(['undo', 'redo', 'clear'] as const).map((tool) => (
            // What has nothing to do is not disabled, so that the last undo doesn't throw the focus away.
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
      <details onToggle={() => setIsFilling(true)}>
        <summary className="week-tool">{words.quickFill}</summary>
        {isFilling && <QuickFill words={words} firstDay={firstDay} mask={mask} onFill={commit} />}
      </details>
      <span aria-live="polite" className="sr-only">
        {notice}
      </span>
    </>
  )
}
