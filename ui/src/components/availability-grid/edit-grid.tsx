import { useId, useRef, useState } from 'react'
import { lazyModule } from '../../hooks/lazy-module'
import type { EditGridProps, WeekLayout } from './availability-grid-props'
import { PaintButton } from './paint-button'
import { useAvailabilityGrid } from './use-availability-grid'
import { useWeek, WeekFrame } from './week/week-frame'
import { cellsAt, fillOf } from './week/week-grid'
import { WeekTable } from './week/week-table'

const useTools = lazyModule(() => import('./tools/tools'))

/**
 * The week to paint, as a grid with one Tab stop whose headers paint their row or column, or as a list of checkboxes.
 * Painting by click, tap and key works at once. Drag, undo and the list are in the chunk of the tools: `tools` is undefined
 * until it has loaded.
 */
export function EditGrid(props: EditGridProps) {
  const { mode, value, onChange, labels, weekStart, hint, error, layoutStorageKey, layout, onLayoutChange, ...rest } =
    props
  const id = useId()
  const { words, firstDay } = useWeek(labels, weekStart)
  const grid = useAvailabilityGrid({ value, onChange, firstDay })
  const tools = useTools(true)
  const bodyRef = useRef<HTMLDivElement>(null)
  const [chosenLayout, setChosenLayout] = useState<WeekLayout>()
  const isList = tools?.isListLayout(props, chosenLayout)
  const namingProps = { 'aria-labelledby': id, 'aria-describedby': `${id}hint ${id}error` }
  /** How much of a cell, or of the row or column of a header, is free. */
  const fillAt = (position: number) => fillOf(grid.shown, cellsAt(position))

  return (
    <WeekFrame
      labelId={id}
      aside={tools && <tools.LayoutSwitch {...props} words={words} isList={isList} onChoose={setChosenLayout} />}
      {...rest}
    >
      <div id={`${id}hint`} className="week-note">
        {hint === undefined ? words.hint : hint}
        {tools && <tools.KeysHint hint={hint} words={words} isList={isList} />}
      </div>
      <div className="week-body" ref={bodyRef} data-error={error || undefined} {...grid.rootProps}>
        {tools && isList ? (
          <tools.WeekList {...namingProps} grid={grid} words={words} fillAt={fillAt} />
        ) : (
          <WeekTable
            {...namingProps}
            {...grid.gridProps}
            words={words}
            cell={(position, row, column) => (
              <PaintButton
                key={position}
                row={row}
                column={column}
                words={words}
                fill={fillAt(position)}
                isTabStop={grid.active === position}
              />
            )}
            hasControls
          />
        )}
        <div className="week-tools">
          {tools && <tools.WeekTools grid={grid} body={bodyRef} firstDay={firstDay} words={words} />}
        </div>
      </div>
      <div id={`${id}error`} aria-live="polite" className="week-error">
        {error}
      </div>
    </WeekFrame>
  )
}
