import { useId, useRef, useState } from 'react'
import type { EditGridProps, WeekLayout } from './availability-grid-props'
import { laterPart } from './later-part'
import { useAvailabilityGrid } from './use-availability-grid'
import { WeekBrush } from './week-brush'
import { useWeek, WeekFrame } from './week-frame'
import { bitsAt, fillOf } from './week-grid'
import { WeekTable } from './week-table'

const useTools = laterPart(() => import('./tools'))

/**
 * The week to paint, as a grid with one tab stop whose headers paint all they head, or as a list of checkboxes. Painting by
 * click, tap and key is here; what else there is (drags, undo, the list) comes when it is seen.
 */
export function EditGrid(props: EditGridProps) {
  const { mode: _, value, onChange, labels, weekStart, hint, error, layout, onLayoutChange, ...rest } = props
  const id = useId()
  const { words, firstDay } = useWeek(labels, weekStart)
  const grid = useAvailabilityGrid({ value, onChange, firstDay })
  const tools = useTools(true)
  const body = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState<WeekLayout>()
  const isList = (layout ?? chosen ?? tools?.storedLayout()) === 'list'
  const naming = { 'aria-labelledby': id, 'aria-describedby': `${id}hint ${id}error` }
  const fillAt = (place: number) => fillOf(grid.mask, bitsAt(place))

  return (
    <WeekFrame
      labelId={id}
      aside={tools && <tools.LayoutSwitch {...props} words={words} isList={isList} onChoose={choose} />}
      {...rest}
    >
      <div id={`${id}hint`} className="week-note">
        {hint === undefined ? words.hint : hint}
        {tools && !isList && <tools.KeysHint hint={hint} words={words} />}
      </div>
      <div className="week-body" ref={body} {...grid.rootProps}>
        {tools && isList ? (
          <tools.WeekList {...naming} grid={grid} words={words} fillAt={fillAt} />
        ) : (
          <WeekTable
            {...naming}
            {...grid.gridProps}
            words={words}
            cell={(place, row, column) => (
              <WeekBrush
                key={place}
                place={place}
                row={row}
                column={column}
                words={words}
                fill={fillAt(place)}
                isTabStop={grid.active === place}
              />
            )}
            hasControls
          />
        )}
        <div className="week-tools">
          {tools && <tools.WeekTools grid={grid} body={body} firstDay={firstDay} words={words} />}
        </div>
      </div>
      <div id={`${id}error`} aria-live="polite" className="week-error">
        {error}
      </div>
    </WeekFrame>
  )
}
