import { PrintablePosterPage } from '@/features/printable-poster'
import { useParams } from '../navigation/react'
import { paths, studentJobUrl } from '../paths'

export function PrintablePoster() {
  const { jobListingId = '' } = useParams()
  return (
    <PrintablePosterPage
      jobListingId={jobListingId}
      gigHref={paths.gig(jobListingId)}
      gigsHref={paths.gigs()}
      jobUrl={studentJobUrl(jobListingId)}
    />
  )
}
