import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { postedGig } from './posted-gig.store'
import { type GigPostedLinks, GigPostedScreen } from './screens/gig-posted-screen'

export interface GigPostedPageProps {
  links: GigPostedLinks
  /** No gig was posted just now (a reload, a typed address): go to the gigs list, replacing this page (RT-06). */
  onMissing: () => void
}

/** The success screen of the gig posted just now. */
export function GigPostedPage({ links, onMissing }: GigPostedPageProps) {
  const { current } = useSnapshot(postedGig)

  useEffect(() => {
    if (!current) onMissing()
  }, [current, onMissing])

  return current && <GigPostedScreen title={current.title} links={links} />
}
