import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { postedGig } from './posted-gig.store'
import { type CopyStatus, type GigPostedLinks, GigPostedScreen } from './screens/gig-posted-screen'

interface GigPostedPageProps {
  links: GigPostedLinks
  /** Called when no gig was posted since the page was loaded, to replace this page by the list of gigs (RT-06). */
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
      // The page has no permission, or no TLS, without which browsers have no clipboard.
      setCopyStatus('failed')
    }
  }

  async function share(title: string) {
    try {
      await navigator.share({ title, url })
    } catch {
      // The share sheet was closed, or shows its own error; the link can still be copied.
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
