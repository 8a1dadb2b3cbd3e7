import { Button, WeekMotif } from '@campus-gigs/ui'
import { PlaceholderNotice } from './placeholder-notice'

/** Help for businesses, to come (RT-08). */
export function HelpScreen({ dashboardHref }: { dashboardHref: string }) {
  return (
    <main id="main" className="page grid justify-items-start gap-6 py-6 lg:py-10">
      <h1 className="page-heading">Help</h1>
      <PlaceholderNotice />
      <WeekMotif size={220} />
      <Button asChild size="lg">
        <a href={dashboardHref}>Back to your profile</a>
      </Button>
    </main>
  )
}
