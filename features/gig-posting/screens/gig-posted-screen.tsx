import { Button, WeekMotif } from '@campus-gigs/ui'
import { messages } from '@/domain'

/** Where the success screen leads. */
export interface GigPostedLinks {
  gigs: string
  dashboard: string
}

/** The gig is live (GW-09). */
export function GigPostedScreen({ title, links }: { title: string; links: GigPostedLinks }) {
  return (
    <main id="main" className="page page-narrow grid justify-items-start gap-6 py-12 lg:py-20">
      <WeekMotif size={220} />
      <h1 className="page-heading">{messages.gig.posted}</h1>
      <p className="wrap-anywhere text-ink-muted text-lg">
        “{title}” is on the board for a week. Students see it from now on, and how it fits their week.
      </p>
      <div className="flex flex-wrap gap-3 max-sm:w-full">
        <Button asChild variant="primary" size="lg" className="max-sm:w-full">
          <a href={links.dashboard}>Continue</a>
        </Button>
        <Button asChild size="lg" className="max-sm:w-full">
          <a href={links.gigs}>My Jobs</a>
        </Button>
      </div>
    </main>
  )
}
