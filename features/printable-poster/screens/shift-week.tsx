import { cn } from '@campus-gigs/ui'
import { DAYS, SLOTS } from '@campus-gigs/ui/availability'
import { computeFit, type Shift } from '@/domain'

/** The days of the week, Monday first, with their index in the cells' keys. */
const mondayFirst = [1, 2, 3, 4, 5, 6, 0].map((day) => ({ day, name: DAYS[day] ?? '' }))

/** The shifts as cells of the week in black and white. Decorative: the list of shift times says the same. */
export function ShiftWeek({ shifts }: { shifts: readonly Readonly<Shift>[] }) {
  const neededKeys = new Set(computeFit([], shifts)?.slots.map(({ key }) => key))
  return (
    <div aria-hidden="true" className="grid grid-cols-[auto_repeat(7,minmax(0,1fr))] items-center gap-1 sm:gap-1.5">
      <span />
      {mondayFirst.map(({ day, name }) => (
        <span key={day} className="text-center font-semibold text-sm max-sm:text-xs">
          {name.slice(0, 3)}
        </span>
      ))}
      {SLOTS.map((slotName, slot) => (
        <Row key={slotName} slotName={slotName} isNeeded={(day) => neededKeys.has(`${day}-${slot}`)} />
      ))}
    </div>
  )
}

function Row({ slotName, isNeeded }: { slotName: string; isNeeded: (day: number) => boolean }) {
  return (
    <>
      <span className="pe-1 text-sm max-sm:text-xs">{slotName}</span>
      {mondayFirst.map(({ day }) => (
        <span
          key={day}
          className={cn('h-7 rounded-sm border border-[#000] sm:h-10 print:h-10', isNeeded(day) && 'bg-[#000]')}
        />
      ))}
    </>
  )
}
