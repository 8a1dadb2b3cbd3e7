import { Card, WeekMotif } from '@campus-gigs/ui'
import { maskOf } from '@campus-gigs/ui/availability'
import type { StudentDraft } from '../wizard'

/** An availability mask has one bit a slot, the first day in the lowest bits. */
const slotsPerDay = 4
const slotsPerWeek = 7 * slotsPerDay

/** Moves Sunday, the first day of an availability mask, to the end of the week, where `WeekMotif` draws it. */
function fromMonday(mask: number): number {
  const sunday = mask & ((1 << slotsPerDay) - 1)
  const mondayToSaturday = mask >>> slotsPerDay
  return mondayToSaturday | (sunday << (slotsPerWeek - slotsPerDay))
}

interface WeekAsideProps {
  availability: StudentDraft['userAvailability']
  /** The reason for the step's question. */
  reason: string
}

/** The student's week beside the wizard, updated with every painted cell. */
export function WeekAside({ availability, reason }: WeekAsideProps) {
  const painted = maskOf(availability)
  return (
    <Card tone="brand" padding="lg" className="hidden lg:block">
      <WeekMotif lit={painted === 0 ? undefined : fromMonday(painted)} tone="current" size={208} />
      <p className="mt-8 font-display font-bold text-xl">
        {painted === 0 ? 'Your week, matched to real gigs' : 'This is your week'}
      </p>
      <p className="mt-2">{reason}</p>
    </Card>
  )
}
