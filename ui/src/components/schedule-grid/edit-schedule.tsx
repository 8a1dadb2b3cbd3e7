import { useCallback, useId, useMemo, useRef } from 'react'
import type { CellLevel } from './model/entries'
import { cellsBetween, fillOfCells, rowAndColumnOf } from './model/positions'
import type { Schedule } from './model/schedule'
import { DayText, ScheduleFrame, ScheduleTable, type ScheduleTexts, useScheduleTexts } from './schedule-frame'
import type { EditScheduleProps } from './schedule-grid-props'
import { type DescriptionIds, ScheduleRow } from './schedule-row'
import { ScheduleTools } from './schedule-tools'
import { type ScheduleGridState, useScheduleGrid } from './use-schedule-grid'
import { useStrokePainting } from './use-stroke-painting'

interface GridStateProps {
  schedule: Schedule
  texts: ScheduleTexts
  grid: ScheduleGridState
}

/** The choice of the level to paint with. */
function LevelBrush({ id, schedule, texts, grid: { brush, setBrush } }: GridStateProps & { id: string }) {
  return (
    <div className="schedule-brush" role="radiogroup" aria-label={texts.brush}>
      {schedule.levels.map((level, index) => (
        <label key={level}>
          <input
            type="radio"
            name={id}
            // Of no form, which would submit the brush.
            form=""
            checked={brush === index + 1}
            onChange={() => setBrush(index + 1)}
          />
          <i data-level={index + 1} />
          {texts.level(level)}
        </label>
      ))}
    </div>
  )
}

/** The first row: the corner paints everything, a day's header the day. */
function PaintingHeaders({ schedule, texts, grid: { active, shown } }: GridStateProps) {
  const header = (position: number) => ({
    type: 'button' as const,
    'data-cell': position,
    tabIndex: active === position ? 0 : -1,
    'aria-pressed': fillOfCells(cellsBetween(schedule, position, position).map((cell) => shown[cell] ?? 0)),
  })
  return (
    <>
      <th>
        <button {...header(0)} aria-label={texts.everything}>
          {texts.all}
        </button>
      </th>
      {schedule.days.map((day, index) => (
        <th key={day} scope="col" aria-label={texts.days[index]}>
          <button {...header(index + 1)} aria-label={texts.allDay(texts.days[index] ?? '')}>
            <DayText texts={texts} column={index + 1} />
          </button>
        </th>
      ))}
    </>
  )
}

/** How to paint, with the keyboard instructions for screen readers. */
function PaintingHint({ texts, hasLevels }: { texts: ScheduleTexts; hasLevels: boolean }) {
  return (
    <>
      {texts.hint}{' '}
      <span className="sr-only">
        {texts.keysHint} {hasLevels && texts.levelKeysHint}
      </span>
    </>
  )
}

interface CellDescriptionsProps {
  schedule: Schedule
  texts: ScheduleTexts
  ids: DescriptionIds
}

/** The hidden texts that describe cells. */
function CellDescriptions({ schedule, texts, ids }: CellDescriptionsProps) {
  return (
    <div hidden>
      {schedule.levels.map((level, index) => (
        <span key={level} id={ids.level(index + 1)}>
          {texts.level(level)}
        </span>
      ))}
      <span id={ids.disabled}>{texts.disabled}</span>
      <span id={ids.readOnly}>{texts.readOnly}</span>
    </div>
  )
}

/** The schedule to paint: a grid with one Tab stop whose headers paint their row or column, and its tools. */
export function EditSchedule(props: EditScheduleProps) {
  const {
    mode: _,
    schedule,
    messages,
    value,
    onChange,
    disabledCells,
    readOnlyCells,
    hint,
    error,
    cellContent,
    ...rest
  } = props
  const id = useId()
  const texts = useScheduleTexts(schedule, messages)
  const grid = useScheduleGrid({ schedule, value, onChange, disabledCells, readOnlyCells, texts })
  const { active, shown, gridProps } = grid
  const bodyRef = useRef<HTMLDivElement>(null)
  const tableRef = useRef<HTMLTableElement>(null)
  useStrokePainting(tableRef, grid)

  const width = schedule.days.length
  const hasLevels = schedule.levels.length > 1
  const levelId = useCallback((level: CellLevel) => (hasLevels ? `${id}level${level}` : undefined), [id, hasLevels])
  const descriptionIds = useMemo<DescriptionIds>(
    () => ({ level: levelId, disabled: `${id}disabled`, readOnly: `${id}readonly` }),
    [id, levelId],
  )
  /** By cell: why it can't be painted, or `''`. A cell of both lists is disabled. */
  const locks = useMemo(() => {
    const byCell = Array.from({ length: width * schedule.slots.length }, () => '')
    for (const cell of readOnlyCells ?? []) byCell[cell] = 'readOnly'
    for (const cell of disabledCells ?? []) byCell[cell] = 'disabled'
    return byCell
  }, [schedule, width, disabledCells, readOnlyCells])
  const [activeRow, activeColumn] = rowAndColumnOf(schedule, active)
  /** The values of a row's cells, joined with commas. */
  const inRow = (byCell: readonly (string | number)[], row: number) =>
    byCell.slice((row - 1) * width, row * width).join()

  return (
    <ScheduleFrame labelId={id} {...rest}>
      <div id={`${id}hint`} className="schedule-note">
        {hint === undefined ? <PaintingHint texts={texts} hasLevels={hasLevels} /> : hint}
      </div>
      {hasLevels && <LevelBrush id={`${id}brush`} schedule={schedule} texts={texts} grid={grid} />}
      <div ref={bodyRef} data-error={error || undefined}>
        <ScheduleTable
          ref={tableRef}
          schedule={schedule}
          aria-labelledby={id}
          aria-describedby={`${id}hint ${id}error`}
          {...gridProps}
          head={<PaintingHeaders schedule={schedule} texts={texts} grid={grid} />}
          row={(row) => (
            <ScheduleRow
              schedule={schedule}
              texts={texts}
              row={row}
              levels={inRow(shown, row)}
              locks={inRow(locks, row)}
              tabStopColumn={row === activeRow ? activeColumn : undefined}
              descriptionIds={descriptionIds}
              cellContent={cellContent}
            />
          )}
        />
        <ScheduleTools schedule={schedule} texts={texts} grid={grid} body={bodyRef} />
      </div>
      <CellDescriptions schedule={schedule} texts={texts} ids={descriptionIds} />
      <div id={`${id}error`} aria-live="polite" className="schedule-error">
        {error}
      </div>
    </ScheduleFrame>
  )
}
