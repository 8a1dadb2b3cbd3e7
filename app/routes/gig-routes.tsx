import { useCallback } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { GigPostedPage, GigsPage, GigWizardPage, useGigSeen } from '@/features/gig-posting'
import { GigTrackingPage } from '@/features/gig-tracking'
import { paths } from '../paths'
import { useReplace } from '../use-replace'

export function CreateGig() {
  return <GigWizardPage onPosted={useReplace(paths.gigPosted())} />
}

export function GigPosted() {
  const links = { gigs: paths.gigs(), dashboard: paths.businessDashboard() }
  return <GigPostedPage links={links} onMissing={useReplace(paths.gigs())} />
}

export function Gigs() {
  return <GigsPage links={{ createGig: paths.createGig(), gig: paths.gig }} />
}

/** The parameter is named `businessid` and carries the listing's id (RT-07). */
export function Gig() {
  const { businessid = '' } = useParams()
  useGigSeen(businessid)
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const openApplication = useCallback(
    (applicationId: string | null) => {
      const search = applicationId === null ? '' : `?${new URLSearchParams({ applicant: applicationId })}`
      void navigate(paths.gig(businessid) + search, { preventScrollReset: true })
    },
    [businessid, navigate],
  )
  return (
    <GigTrackingPage
      key={businessid}
      jobListingId={businessid}
      applicationId={query.get('applicant')}
      onApplicationChange={openApplication}
      gigsHref={paths.gigs()}
    />
  )
}
