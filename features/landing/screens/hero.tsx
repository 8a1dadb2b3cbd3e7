import { AvailabilityGrid, Button, Card, cn } from '@campus-gigs/ui'
import { type AvailabilityEntry, maskOf } from '@campus-gigs/ui/availability'
import { ArrowRight } from 'lucide-react'
import type { FittingGig, LiveWeeks } from '@/contract'
import { formatPay } from '@/domain'
import { content } from '../content'
import { fitSentence } from '../fitting-gigs'

/** The label and the address of the hero's button. */
export interface HeroAction {
  label: 'Get Started' | 'Go to my jobs' | 'Hop back into my biz dashboard'
  href: string
}

export interface HeroProps {
  /** The main action, which depends on the stored profiles (LA-01). */
  action: HeroAction
  /** The rosters of live gigs: undefined while loading, null when they could not be loaded. */
  live: LiveWeeks | null | undefined
  /** At most three gigs that fit the painted week; the newest gigs while nothing is painted. */
  gigs: readonly FittingGig[]
  /** Whether `gigs` are those of the week before the last change, until the new ones are loaded. */
  isSearching: boolean
  gigHref: (jobListingId: string) => string
  week: readonly AvailabilityEntry[]
  onWeekChange: (week: AvailabilityEntry[]) => void
}

function sentenceOf(live: LiveWeeks | null | undefined, week: readonly AvailabilityEntry[]): string {
  if (live === undefined) return 'Counting the live gigs…'
  if (live === null) return "We couldn't count the live gigs. The grid still works."
  return fitSentence(live, maskOf(week))
}

/** A short hint, so that the card fits a window 900 px high. */
const gridLabels = { hint: 'Tap or drag. The name of a day or slot paints all of it. ' }

/** The headline, the primary action, and a week that can be painted without an account, with the gigs that fit it. */
export function Hero({ action, live, gigs, isSearching, gigHref, week, onWeekChange }: HeroProps) {
  return (
    <section className="page grid grid-cols-1 items-start gap-10 py-8 sm:py-12 lg:grid-cols-[1.05fr_1fr] lg:gap-14 lg:py-6">
      <div className="space-y-6">
        <h1 className="max-w-[11ch] text-4xl max-[359px]:text-[12.8vw] sm:text-5xl lg:text-[clamp(3.8rem,6vw,5.6rem)] lg:leading-[0.95]">
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
        <p aria-live="polite" className="mt-1 font-semibold text-brand-ink max-sm:min-h-12">
          {sentenceOf(live, week)}
        </p>
        {/* Keeps the grid in place until the gigs are known. */}
        {live === undefined && <div className="mt-2 min-h-36" />}
        {live && live.total > 0 && (
          <GigList gigs={gigs} isSearching={isSearching} gigHref={gigHref} isPainted={week.length > 0} />
        )}
        <AvailabilityGrid
          mode="edit"
          label="The week you are free"
          hideLabel
          labels={gridLabels}
          value={week}
          onChange={onWeekChange}
          className="mt-2 lg:[&_button[aria-pressed]]:min-h-9 lg:[&_button[data-look]]:h-9"
        />
      </Card>
    </section>
  )
}

interface GigListProps extends Pick<HeroProps, 'gigs' | 'isSearching' | 'gigHref'> {
  isPainted: boolean
}

/**
 * At most three gigs, always at the height of three, so that the grid below does not move. Those of the former week stay,
 * dimmed, until the new ones are loaded.
 */
function GigList({ gigs, isSearching, gigHref, isPainted }: GigListProps) {
  return (
    <ul
      aria-label={isPainted ? 'Gigs that fit' : 'Newest gigs'}
      aria-busy={isSearching}
      className="@container mt-2 min-h-36 aria-busy:opacity-50"
    >
      {gigs.map(({ id, jobTitle, companyName, jobSuburbName, ...pay }) => (
        <li
          key={id}
          className={cn(
            'flex min-h-12 items-center justify-between gap-x-4 border-line border-t text-sm',
            '@max-[15rem]:flex-col @max-[15rem]:items-start @max-[15rem]:py-2',
          )}
        >
          <span className="min-w-0">
            <a href={gigHref(id)} className="block @min-[15rem]:truncate py-0.5 font-semibold hover:underline">
              {jobTitle}
            </a>
            <span className="block text-ink-muted @min-[15rem]:truncate">
              {companyName}, {jobSuburbName}
            </span>
          </span>
          {/* Not shrinking, so that a late font does not change its width. */}
          <span className="@min-[15rem]:max-w-2/5 @min-[15rem]:shrink-0 @min-[15rem]:text-end">{formatPay(pay)}</span>
        </li>
      ))}
    </ul>
  )
}
