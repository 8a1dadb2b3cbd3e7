import { Card, WeekMotif } from '@campus-gigs/ui'
import { maskOf } from '@campus-gigs/ui/availability'
import type { StudentDraft } from '../wizard'

/** Cells of one day. */
const slots = 4
const weekBits = 28

/** The motif begins its week on Monday, the availability on Sunday. */
function fromMonday(mask: number): number {
  const sunday = mask & ((1 << slots) - 1)
  return (mask >>> slots) | (sunday << (weekBits - slots))
}

interface WeekAsideProps {
  availability: StudentDraft['userAvailability']
  /** The reason for the step's question. */
  why: string
}

/** The student's week beside the wizard, updated with every painted cell. */
export function WeekAside({ availability, why }: WeekAsideProps) {
  const painted = maskOf(availability)
  return (
    <Card tone="brand" padding="lg" className="hidden lg:block">
      <WeekMotif lit={painted === 0 ? undefined : fromMonday(painted)} tone="current" size={208} />
      <p className="mt-8 font-display font-bold text-xl">
        {painted === 0 ? 'Your week, matched to real gigs' : 'This is your week'}
      </p>
      <p className="mt-2">{why}</p>
    </Card>
  )
}
