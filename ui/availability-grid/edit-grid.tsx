import { useId, useState } from 'react'
import { popcount } from './availability'
import type { EditGridProps } from './availability-grid-props'
import { useAvailabilityGrid } from './use-availability-grid'
import { useExtras } from './use-extras'
import { useLayout } from './use-layout'
import { WeekBrush } from './week-brush'
import { useWeek, WeekFrame } from './week-frame'
import { bitsAt, fillOf } from './week-grid'
import { WeekTable } from './week-table'

/** The week to paint, as a grid with one tab stop whose headers paint all they head, or as a list of checkboxes. */
export function EditGrid(props: EditGridProps) {
  const { mode: _, value, onChange, labels, weekStart, hint, error, layout, onLayoutChange, ...rest } = props
  const id = useId()
  const { words, firstDay } = useWeek(labels, weekStart)
  const [shown, show] = useLayout(layout, onLayoutChange)
  const grid = useAvailabilityGrid({ value, onChange, firstDay, words })
  const isList = shown === 'list'
  const [isFilling, setIsFilling] = useState(false)
  const { extras, reach } = useExtras(isList || isFilling)
  const naming = { 'aria-labelledby': id, 'aria-describedby': `${id}hint ${id}error` }
  const fillAt = (place: number) => fillOf(grid.mask, bitsAt(place))

  return (
    <WeekFrame
      labelId={id}
      aside={
        show && (
          <button
            type="button"
            role="switch"
            aria-checked={isList}
            onClick={() => show(isList ? 'grid' : 'list')}
            {...reach}
          >
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
      <div className="week-body" aria-busy={isList && !extras} {...grid.rootProps}>
        {isList && extras ? (
          <extras.WeekList {...naming} words={words} fillAt={fillAt} />
        ) : (
          <WeekTable
            {...naming}
            {...grid.gridProps}
            words={words}
            cell={(place) => (
              <WeekBrush
                key={place}
                place={place}
                words={words}
                fill={fillAt(place)}
                isTabStop={grid.active === place}
              />
            )}
            hasControls
          />
        )}
        <div className="week-line">
          <span className="week-note">{words.count(popcount(grid.mask))}</span>
          <span>
            {(['undo', 'redo', 'clear'] as const).map((tool) => (
              // What has nothing to do is not disabled, so that the last undo doesn't throw the focus away.
              <button
                key={tool}
                type="button"
                className="week-tool"
                data-do={tool}
                aria-disabled={!grid[tool]}
                onClick={grid[tool]}
              >
                {words[tool]}
              </button>
            ))}
          </span>
        </div>
        <details onToggle={() => setIsFilling(true)}>
          <summary className="week-tool" {...reach}>
            {words.quickFill}
          </summary>
          {isFilling && extras && (
            <extras.QuickFill words={words} firstDay={firstDay} mask={grid.mask} onFill={grid.commit} />
          )}
        </details>
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
