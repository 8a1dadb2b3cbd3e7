import { AvailabilityGrid, Card, TimeAgo } from '@campus-gigs/ui'
import { matchPercent } from '@campus-gigs/ui/availability'
import { HostPage } from '../src/host-page'

const week = [{ tableIndex: '1-2', label: 'Monday-Evening' }]

/** A server component that renders components and calls functions of the package. */
export default function Page() {
  return (
    <>
      <Card>
        Fits {matchPercent(week, week)} %, posted <TimeAgo date="2026-11-20T00:00:00Z" />
      </Card>
      <AvailabilityGrid mode="view" label="From the server" value={week} />
      <HostPage />
    </>
  )
}
