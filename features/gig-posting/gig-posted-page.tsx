import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { postedGig } from './posted-gig.store'
import { type CopyStatus, type GigPostedLinks, GigPostedScreen } from './screens/gig-posted-screen'

interface GigPostedPageProps {
  links: GigPostedLinks
  /** No gig was posted just now (a reload, a typed address): go to the gigs list, replacing this page (RT-06). */
  onMissing: () => void
}

/** The success screen of the gig posted just now. */
export function GigPostedPage({ links, onMissing }: GigPostedPageProps) {
  const { current } = useSnapshot(postedGig)
  const [copyStatus, setCopyStatus] = useState<CopyStatus>('none')

  useEffect(() => {
    if (!current) onMissing()
  }, [current, onMissing])

  if (!current) return null
  const url = links.job(current.id)

  async function copy() {
    try {
      await navigator.clipboard.writeText(url)
      setCopyStatus('copied')
    } catch {
      // No permission, or a page without TLS, where browsers have no clipboard.
      setCopyStatus('failed')
    }
  }

  async function share(title: string) {
    try {
      await navigator.share({ title, url })
    } catch {
      // The share sheet was closed, or says itself what went wrong; the link stays there to copy.
    }
  }

  return (
    <GigPostedScreen
      gig={current}
      links={links}
      copyStatus={copyStatus}
      onCopy={() => void copy()}
      onShare={'share' in navigator ? () => void share(current.title) : undefined}
    />
  )
}
