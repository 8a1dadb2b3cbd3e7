import type { RefObject } from 'react'
import { useAnnouncement } from '../availability-grid/tools/announcement'
import { useHistory, useUndoKeys } from '../availability-grid/tools/use-history'
import { PARTIAL } from './model/entries'
import type { Schedule, ScheduleEntry } from './model/schedule'
import type { ScheduleTexts } from './schedule-frame'
import { describeCount, type ScheduleGridState } from './use-schedule-grid'

/** Whether two entries have the same fields, each by `Object.is`. */
function isSameEntry(a: ScheduleEntry | undefined, b: ScheduleEntry): boolean {
  const fieldsA: Record<string, unknown> = { ...a }
  const fieldsB: Record<string, unknown> = { ...b }
  return Object.keys({ ...a, ...b }).every((key) => Object.is(fieldsA[key], fieldsB[key]))
}

/** Whether two values hold the same entries; an owner may give back copies. Never throws, whatever fields entries have. */
function isSameValue(a: readonly ScheduleEntry[] | undefined, b: readonly ScheduleEntry[]): boolean {
  return a === b || (a?.length === b.length && b.every((entry, index) => isSameEntry(a[index], entry)))
}

interface ScheduleToolsProps {
  schedule: Schedule
  texts: ScheduleTexts
  grid: ScheduleGridState
  /** The element whose undo keys are handled. */
  body: RefObject<HTMLElement | null>
}

/** How many times have each level, undo, redo and clear, and the announcements. */
export function ScheduleTools({ schedule, texts, grid, body }: ScheduleToolsProps) {
  const { value, levels, shown, change, commit, describeGoingTo, paint, editableBetween } = grid
  const [{ values, index }, setIndex] = useHistory(value, change, isSameValue)
  const notice = useAnnouncement(change, change?.notice)

  /** An action that goes to a value of the history; `undefined` where there is none. */
  function goTo(target: number, label: string) {
    const next = values[target]
    if (!next) return undefined
    return () => {
      setIndex(target)
      commit([...next], label + texts.colon + describeGoingTo(next))
    }
  }
  const everything = editableBetween(0, 0)
  const isEmpty = everything.every((cell) => levels[cell] === 0)
  const actions = {
    undo: goTo(index - 1, texts.undo),
    redo: goTo(index + 1, texts.redo),
    clear: isEmpty ? undefined : () => paint(everything, 0),
  }
  useUndoKeys(body, actions)

  return (
    <div className="schedule-tools">
      <span className="schedule-note">
        {describeCount({ schedule, texts }, shown)}
        {shown.includes(PARTIAL) && ` (${shown.filter((level) => level === PARTIAL).length} ${texts.partial})`}
      </span>
      <span>
        {(['undo', 'redo', 'clear'] as const).map((tool) => (
          // `aria-disabled`, not `disabled`: the last undo would otherwise lose the focus.
          <button key={tool} type="button" aria-disabled={!actions[tool]} onClick={actions[tool]}>
            {texts[tool]}
          </button>
        ))}
      </span>
      <span aria-live="polite" className="sr-only">
        {notice}
      </span>
    </div>
  )
}
