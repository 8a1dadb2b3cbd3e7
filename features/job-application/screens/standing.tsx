import { Tag } from '@campus-gigs/ui'
import { standingOf } from '../history'
import type { Job } from '../job'

interface StandingProps {
  job: Pick<Job, 'isClosed' | 'isExpired'>
  /** The employer has looked at the application. Default false. */
  isViewed?: boolean | undefined
}

/** What became of a listing and, once that is known, of the application to it. */
export function Standing({ job, isViewed = false }: StandingProps) {
  const standing = standingOf(job)
  return (
    <>
      <Tag tone={standing === 'Live' ? 'brand' : 'neutral'}>{standing}</Tag>
      {isViewed && <Tag tone="success">Viewed by the employer</Tag>}
    </>
  )
}
