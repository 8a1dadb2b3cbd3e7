import { Button } from '@campus-gigs/ui'
import { formatDayAndTime } from '@/domain'

interface SuspendedScreenProps {
  /** The instant of the suspension. */
  since: string
  reason: string
  helpHref: string
  settingsHref: string
}

/** Tells a suspended business why, what that means, and what it can do. */
export function SuspendedScreen({ since, reason, helpHref, settingsHref }: SuspendedScreenProps) {
  return (
    <main id="main" className="page flex flex-col items-start gap-5 py-10">
      <div className="flex max-w-[60ch] flex-col items-start gap-5">
        <h1 className="page-heading">Your account is suspended</h1>
        <p>
          Since {formatDayAndTime(since)}, students can't see your gigs and events, and you can't open applications,
          post or change anything.
        </p>
        <section aria-labelledby="suspension-reason" className="flex flex-col gap-1">
          <h2 id="suspension-reason" className="text-xl">
            Why
          </h2>
          <p className="whitespace-pre-line break-words">{reason}</p>
        </section>
        <p>If you think this is wrong, write to us. You can still download your data or delete your account.</p>
        <div className="flex flex-wrap gap-3">
          <Button asChild variant="primary">
            <a href={helpHref}>Write to us</a>
          </Button>
          <Button asChild>
            <a href={settingsHref}>Settings</a>
          </Button>
        </div>
      </div>
    </main>
  )
}
