import { useCallback, useId, useMemo, useRef } from 'react'
import type { CellLevel } from './model/entries'
import { cellsBetween, fillOfCells } from './model/positions'
import { DayText, ScheduleFrame, ScheduleTable, useScheduleTexts } from './schedule-frame'
import type { EditScheduleProps } from './schedule-grid-props'
import { type DescriptionIds, ScheduleRow } from './schedule-row'
import { ScheduleTools } from './schedule-tools'
import { useScheduleGrid } from './use-schedule-grid'
import { useStrokePainting } from './use-stroke-painting'

/** The schedule to paint: a grid with one Tab stop whose headers paint their row or column, and its tools. */
export function EditSchedule(props: EditScheduleProps) {
  const { mode: _, schedule, messages, value, onChange, disabledCells, readOnlyCells, hint, error, ...rest } = props
  const id = useId()
  const texts = useScheduleTexts(schedule, messages)
  const grid = useScheduleGrid({ schedule, value, onChange, disabledCells, readOnlyCells, texts })
  const { active, shown, brush, setBrush, gridProps } = grid
  const body = useRef<HTMLDivElement>(null)
  const table = useRef<HTMLTableElement>(null)
  useStrokePainting(table, grid)

  const width = schedule.days.length
  const hasLevels = schedule.levels.length > 1
  const levelId = useCallback((level: CellLevel) => (hasLevels ? `${id}level${level}` : undefined), [id, hasLevels])
  const descriptionIds = useMemo<DescriptionIds>(
    () => ({ level: levelId, disabled: `${id}disabled`, readOnly: `${id}readonly` }),
    [id, levelId],
  )
  const locks = useMemo(() => {
    const byCell = Array.from({ length: width * schedule.slots.length }, () => '')
    for (const cell of readOnlyCells ?? []) byCell[cell] = 'readOnly'
    for (const cell of disabledCells ?? []) byCell[cell] = 'disabled'
    return byCell
  }, [schedule, width, disabledCells, readOnlyCells])
  const inRow = (row: number) => [(row - 1) * width, row * width] as const
  const fillAt = (position: number) =>
    fillOfCells(cellsBetween(schedule, position, position).map((cell) => shown[cell] ?? 0))

  return (
    <ScheduleFrame labelId={id} {...rest}>
      <div id={`${id}hint`} className="schedule-note">
        {hint === undefined ? (
          <>
            {texts.hint}{' '}
            <span className="sr-only">
              {texts.keysHint} {hasLevels && texts.levelKeysHint}
            </span>
          </>
        ) : (
          hint
        )}
      </div>
      {hasLevels && (
        <div className="schedule-brush" role="radiogroup" aria-label={texts.brush}>
          {schedule.levels.map((level, index) => (
            <label key={level}>
              <input
                type="radio"
                name={`${id}brush`}
                checked={brush === index + 1}
                onChange={() => setBrush(index + 1)}
              />
              <i data-level={index + 1} />
              {texts.level(level)}
            </label>
          ))}
        </div>
      )}
      <div ref={body}>
        <ScheduleTable
          ref={table}
          schedule={schedule}
          aria-labelledby={id}
          aria-describedby={`${id}hint ${id}error`}
          {...gridProps}
          head={
            <>
              <th>
                <button
                  type="button"
                  data-cell={0}
                  tabIndex={active === 0 ? 0 : -1}
                  aria-pressed={fillAt(0)}
                  aria-label={texts.everything}
                >
                  {texts.all}
                </button>
              </th>
              {schedule.days.map((day, index) => (
                <th key={day} scope="col" aria-label={texts.days[index]}>
                  <button
                    type="button"
                    data-cell={index + 1}
                    tabIndex={active === index + 1 ? 0 : -1}
                    aria-pressed={fillAt(index + 1)}
                    aria-label={texts.allDay(texts.days[index] ?? '')}
                  >
                    <DayText texts={texts} column={index + 1} />
                  </button>
                </th>
              ))}
            </>
          }
          row={(row) => (
            <ScheduleRow
              schedule={schedule}
              texts={texts}
              row={row}
              levels={shown.slice(...inRow(row)).join()}
              locks={locks.slice(...inRow(row)).join()}
              tabStopColumn={Math.floor(active / (width + 1)) === row ? active % (width + 1) : undefined}
              descriptionIds={descriptionIds}
            />
          )}
        />
        <ScheduleTools schedule={schedule} texts={texts} grid={grid} body={body} />
      </div>
      <div hidden>
        {schedule.levels.map((level, index) => (
          <span key={level} id={levelId(index + 1)}>
            {texts.level(level)}
          </span>
        ))}
        <span id={descriptionIds.disabled}>{texts.disabled}</span>
        <span id={descriptionIds.readOnly}>{texts.readOnly}</span>
      </div>
      <div id={`${id}error`} aria-live="polite" className="schedule-error">
        {error}
      </div>
    </ScheduleFrame>
  )
}
