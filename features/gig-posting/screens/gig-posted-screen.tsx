import { Button, Card, TextField, VisuallyHidden, WeekMotif } from '@campus-gigs/ui'
import { Check, Copy, Printer, Share2 } from 'lucide-react'
import { formatDayMonth, goingLiveMessages, lastLiveInstant, messages } from '@/domain'
import type { PostedGig } from '../posted-gig.store'

/** Where the success screen leads. */
export interface GigPostedLinks {
  gigs: string
  dashboard: string
  createGig: string
  /** The gig's page with its preview open. */
  gigPreview: (jobListingId: string) => string
  /** The gig as a page to print, with the QR code of its link. */
  printablePoster: (jobListingId: string) => string
  /** The whole address at which students open the gig, to share. */
  job: (jobListingId: string) => string
}

/** Whether the gig's link was copied: not tried, done, or refused by the browser. */
export type CopyStatus = 'none' | 'copied' | 'failed'

interface GigPostedScreenProps {
  gig: Readonly<PostedGig>
  links: GigPostedLinks
  copyStatus: CopyStatus
  /** Copies the gig's link. */
  onCopy: () => void
  /** Opens the device's share sheet. Default: the browser has none, and no button is shown. */
  onShare?: (() => void) | undefined
}

/** The gig is live: share it, look at it, or go on (GW-09). */
export function GigPostedScreen({ gig, links, ...share }: GigPostedScreenProps) {
  if (gig.status === 'waiting') return <GigWaiting gig={gig} links={links} />
  // A gig with a date expires at the midnight after it.
  const lastDay = formatDayMonth(lastLiveInstant(gig))
  return (
    <main id="main" className="page page-narrow grid grid-cols-1 justify-items-start gap-6 py-8 lg:py-16">
      <WeekMotif size={160} />
      <h1 className="page-heading">{messages.gig.posted}</h1>
      <p className="wrap-anywhere text-ink-muted text-lg">
        “{gig.title}” is live until {lastDay}.
      </p>
      <ShareCard link={links.job(gig.id)} printablePosterHref={links.printablePoster(gig.id)} {...share} />
      <VisuallyHidden role="status">{share.copyStatus === 'copied' && 'Link copied'}</VisuallyHidden>
      <NextLinks
        links={[
          { label: 'See it as students see it', href: links.gigPreview(gig.id) },
          { label: 'Post another gig', href: links.createGig },
          { label: 'My Jobs', href: links.gigs },
          { label: 'Continue', href: links.dashboard },
        ]}
      />
    </main>
  )
}

/** The gig waits for review: nobody else can open its link, so there is nothing to share yet (TR-01). */
function GigWaiting({ gig, links }: Pick<GigPostedScreenProps, 'gig' | 'links'>) {
  return (
    <main id="main" className="page page-narrow grid grid-cols-1 justify-items-start gap-6 py-8 lg:py-16">
      <WeekMotif size={160} />
      <h1 className="page-heading">{goingLiveMessages.gig.waiting}</h1>
      <Card tone="sunken" className="wrap-anywhere w-full space-y-2">
        <h2 className="text-xl">{gig.title}</h2>
        {gig.reviewReasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        <p>{goingLiveMessages.gig.waitingText}</p>
      </Card>
      <NextLinks
        links={[
          { label: 'See it as students will see it', href: links.gigPreview(gig.id) },
          { label: 'My Jobs', href: links.gigs },
          { label: 'Continue', href: links.dashboard },
        ]}
      />
    </main>
  )
}

function NextLinks({ links }: { links: readonly { label: string; href: string }[] }) {
  return (
    <nav aria-label="What next" className="flex w-full flex-wrap gap-3">
      {links.map(({ label, href }) => (
        <Button key={label} asChild className="max-sm:w-full">
          <a href={href}>{label}</a>
        </Button>
      ))}
    </nav>
  )
}

type ShareCardProps = Pick<GigPostedScreenProps, 'copyStatus' | 'onCopy' | 'onShare'> & {
  link: string
  printablePosterHref: string
}

function ShareCard({ link, printablePosterHref, copyStatus, onCopy, onShare }: ShareCardProps) {
  const isCopied = copyStatus === 'copied'
  const CopyIcon = isCopied ? Check : Copy
  return (
    <Card className="w-full space-y-4">
      <h2 className="text-xl">Share your gig</h2>
      <TextField
        label="Link to your gig"
        hint="Students sign in to open it."
        readOnly
        value={link}
        onChange={() => {}}
        onFocus={(event) => event.target.select()}
        error={copyStatus === 'failed' ? "We couldn't copy the link. Select it here and copy it." : undefined}
      />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          size="lg"
          className="max-sm:w-full"
          iconStart={<CopyIcon aria-hidden="true" className="size-5" />}
          onClick={onCopy}
        >
          {isCopied ? 'Copied' : 'Copy link'}
        </Button>
        {onShare && (
          <Button
            size="lg"
            className="max-sm:w-full"
            iconStart={<Share2 aria-hidden="true" className="size-5" />}
            onClick={onShare}
          >
            Share
          </Button>
        )}
        <Button
          asChild
          size="lg"
          className="max-sm:w-full"
          iconStart={<Printer aria-hidden="true" className="size-5" />}
        >
          <a href={printablePosterHref}>Printable poster</a>
        </Button>
      </div>
    </Card>
  )
}
