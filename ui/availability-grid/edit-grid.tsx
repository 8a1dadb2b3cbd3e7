import { useId } from 'react'
import { popcount } from './availability'
import type { EditGridProps } from './availability-grid-props'
import { QuickFill } from './quick-fill'
import { useAvailabilityGrid } from './use-availability-grid'
import { useLayout } from './use-layout'
import { WeekBrush } from './week-brush'
import { useWeek, WeekFrame } from './week-frame'
import { bitsAt, COLUMNS, fillOf, placeAt, ROWS } from './week-grid'
import { WeekTable } from './week-table'

/** The week to paint, as a grid with one tab stop whose headers paint all they head, or as a list of checkboxes. */
export function EditGrid(props: EditGridProps) {
  const { mode: _, value, onChange, labels, weekStart, hint, error, layout, onLayoutChange, ...rest } = props
  const id = useId()
  const { words, firstDay } = useWeek(labels, weekStart)
  const [shown, show] = useLayout(layout, onLayoutChange)
  const grid = useAvailabilityGrid({ value, onChange, firstDay, words })
  const isList = shown === 'list'
  const isIdle = { undo: !grid.canUndo, redo: !grid.canRedo, clear: !grid.mask }
  const naming = { 'aria-labelledby': id, 'aria-describedby': `${id}hint ${id}error` }

  const brush = (place: number) => (
    <WeekBrush
      key={place}
      place={place}
      words={words}
      fill={fillOf(grid.mask, bitsAt(place))}
      isTabStop={isList || grid.active === place}
      isCheckbox={isList}
    />
  )

  return (
    <WeekFrame
      labelId={id}
      aside={
        show && (
          <button type="button" role="switch" aria-checked={isList} onClick={() => show(isList ? 'grid' : 'list')}>
            {words.asList}
          </button>
        )
      }
      {...rest}
    >
      <div id={`${id}hint`} className="week-note">
        {hint === undefined ? words.hint : hint}
        {hint === undefined && <span className="sr-only">{words.keysHint}</span>}
      </div>
      <div className="week-body" {...grid.rootProps}>
        {isList ? (
          <div className="week-list" role="group" {...naming}>
            {ROWS.map((row) => (
              <div key={row} role="group" aria-label={row ? words.days[row - 1] : words.targets[1]}>
                {COLUMNS.map((column) => brush(placeAt(row, column)))}
              </div>
            ))}
          </div>
        ) : (
          <WeekTable {...naming} {...grid.gridProps} words={words} cell={brush} hasControls />
        )}
        <div className="week-line">
          <span className="week-note">{words.count(popcount(grid.mask))}</span>
          <span>
            {(['undo', 'redo', 'clear'] as const).map((tool) => (
              // What has nothing to do is not disabled, so that the last undo doesn't throw the focus away.
              <button key={tool} type="button" className="week-tool" data-do={tool} aria-disabled={isIdle[tool]}>
                {words[tool]}
              </button>
            ))}
          </span>
        </div>
        <QuickFill words={words} firstDay={firstDay} />
      </div>
      <span aria-live="polite" className="sr-only">
        {grid.notice}
      </span>
      <div id={`${id}error`} aria-live="polite" className="week-error">
        {error}
      </div>
    </WeekFrame>
  )
}
