import { WeekMotif } from '@campus-gigs/ui'
import { messages } from '@/domain'

/** Shown until the landing page opens (SC-04). */
export function LandingRedirectScreen() {
  return (
    <main id="main" className="grid min-h-[70dvh] place-content-center justify-items-center gap-6 px-4 text-center">
      <WeekMotif size={220} />
      <h1 className="page-heading">{messages.poster.landing}</h1>
    </main>
  )
}
