import { AvailabilityGrid, Button, Card } from '@campus-gigs/ui'
import { type AvailabilityEntry, maskOf } from '@campus-gigs/ui/availability'
import { ArrowRight } from 'lucide-react'
import { content } from '../content'
import { fitSentence, type LiveWeeks } from '../fitting-gigs'

/** What the hero's button says and where it leads. */
export interface HeroAction {
  label: 'Get Started' | 'Go to my jobs' | 'Hop back into my biz dashboard'
  href: string
}

interface HeroProps {
  action: HeroAction
  live: LiveWeeks | null | undefined
  week: readonly AvailabilityEntry[]
  onWeekChange: (week: AvailabilityEntry[]) => void
}

function sentenceOf(live: LiveWeeks | null | undefined, week: readonly AvailabilityEntry[]): string {
  if (live === undefined) return 'Counting the live gigs…'
  if (live === null) return 'We could not count the live gigs just now. The grid still works.'
  return fitSentence(live, maskOf(week))
}

/** The headline, the one button, and a week that can be painted without an account. */
export function Hero({ action, live, week, onWeekChange }: HeroProps) {
  return (
    <section className="page grid items-center gap-10 py-10 sm:py-16 lg:grid-cols-[1.05fr_1fr] lg:gap-14 lg:py-20">
      <div className="space-y-6">
        <h1 className="max-w-[11ch] text-4xl sm:text-5xl lg:text-[clamp(3.8rem,6vw,5.6rem)] lg:leading-[0.95]">
          {content.headline}
        </h1>
        <p className="max-w-[34ch] text-ink-muted text-lg sm:text-xl">{content.lead}</p>
        <Button asChild variant="primary" size="lg" iconEnd={<ArrowRight aria-hidden />}>
          <a href={action.href}>{action.label}</a>
        </Button>
      </div>
      <Card as="section" padding="md" className="rounded-xl shadow-lifted" aria-labelledby="try-title">
        <h2 id="try-title" className="text-xl">
          When could you work?
        </h2>
        <p aria-live="polite" className="mt-1 mb-4 min-h-14 font-semibold text-brand-ink text-lg">
          {sentenceOf(live, week)}
        </p>
        <AvailabilityGrid mode="edit" label="The week you are free" value={week} onChange={onWeekChange} />
      </Card>
    </section>
  )
}
