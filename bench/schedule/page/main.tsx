// The page that is measured: a week in quarters of an hour, which our grid paints. With `?painter=floor` a handler without
// React paints it instead.
import '../../../ui/src/styles.css'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { createSchedule, type ScheduleEntry, timeSlots } from '../../../ui/src/components/schedule-grid/schedule'
import { ScheduleGrid } from '../../../ui/src/components/schedule-grid/schedule-grid'

const weekOfQuarters = createSchedule({ slots: timeSlots(0, 24 * 60, 15) })

/** Our grid, with the entries that were painted. */
function Ours() {
  const [entries, setEntries] = useState<readonly ScheduleEntry[]>([])
  return <ScheduleGrid mode="edit" label="Quarters" schedule={weekOfQuarters} value={entries} onChange={setEntries} />
}

/** The floor: the same markup and styles, where a pointer move sets one attribute of the cell below it, without React. */
function paintWithoutReact(root: HTMLElement) {
  root.addEventListener('click', (event) => event.stopPropagation(), true)
  for (const type of ['pointerdown', 'pointermove'] as const) {
    root.addEventListener(
      type,
      (event) => {
        event.stopPropagation()
        const cell = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('td [data-cell]')
        if (event.buttons && cell) cell.dataset.level = '1'
      },
      true,
    )
  }
}

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root')
if (new URLSearchParams(location.search).get('painter') === 'floor') paintWithoutReact(root)
createRoot(root).render(
  <main style={{ padding: 16, width: 800 }}>
    <Ours />
  </main>,
)
