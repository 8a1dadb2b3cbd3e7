import { Button, WeekMotif } from '@campus-gigs/ui'
import { PlaceholderNotice } from './placeholder-notice'

/** Help for businesses, to come (RT-08). */
export function HelpScreen({ dashboardHref }: { dashboardHref: string }) {
  return (
    <main id="main" className="mx-auto grid w-full max-w-6xl justify-items-start gap-6 px-4 py-6 sm:px-6 lg:py-10">
      <h1 className="font-display text-4xl lg:text-5xl">Help</h1>
      <PlaceholderNotice />
      <WeekMotif size={220} />
      <Button asChild size="lg">
        <a href={dashboardHref}>Back to your profile</a>
      </Button>
    </main>
  )
}
