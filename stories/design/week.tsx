import { AvailabilityGrid, Card, EmptyState, Loading, Logo, WeekMotif } from '@campus-gigs/ui'
import type { AvailabilityEntry } from '@campus-gigs/ui/availability'

const entries = (...cells: string[]): AvailabilityEntry[] => cells.map((tableIndex) => ({ tableIndex, label: '' }))

const studentWeek = entries('1-2', '1-3', '2-2', '3-0', '3-1', '4-2', '4-3', '5-1', '5-2', '6-0', '6-1', '6-2', '0-0')
const bakeryRoster = entries('3-0', '4-2', '4-3', '5-2', '6-0', '6-1', '0-0', '0-1')

/** The uses of the week motif: logo, loading, empty state and match. */
export function Week() {
  return (
    <div className="space-y-8">
      <div className="grid gap-4 sm:grid-cols-3">
        <Card className="grid min-h-40 place-items-center">
          <Logo />
        </Card>
        <Card tone="brand" className="grid min-h-40 place-items-center">
          <WeekMotif tone="current" size={150} />
        </Card>
        <Card className="grid min-h-40 place-items-center">
          <Loading label="Finding gigs that fit" />
        </Card>
      </div>
      <AvailabilityGrid mode="compare" label="How a week fits a gig" self={studentWeek} other={bakeryRoster} />
      <Card tone="sunken">
        <EmptyState
          title="Nothing here yet"
          description="An empty page is a week nobody has painted."
          headingLevel={3}
        />
      </Card>
    </div>
  )
}
