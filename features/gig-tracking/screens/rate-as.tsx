import { cn } from '@campus-gigs/ui'
import { type ApplicantRating, applicantRatings } from '@/domain'

interface RateAsProps {
  /** The latest rating, or null. */
  rating: ApplicantRating | null
  onRate: (rating: ApplicantRating) => void
}

/** Three ratings as one control, the latest pressed (GT-06). */
export function RateAs({ rating, onRate }: RateAsProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">Rate as</legend>
      <div className="flex max-w-md rounded-lg border border-line-strong bg-sunken p-1">
        {applicantRatings.map((each) => {
          const isPressed = each === rating
          return (
            <button
              key={each}
              type="button"
              aria-pressed={isPressed}
              onClick={() => onRate(each)}
              className={cn(
                'wrap-anywhere min-h-11 min-w-0 flex-auto rounded-md px-2 font-semibold text-sm transition-colors duration-quick',
                isPressed
                  ? 'bg-brand text-on-brand forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none'
                  : 'hover:bg-raised',
              )}
            >
              {each}
            </button>
          )
        })}
      </div>
      <p className="mt-2 text-ink-muted text-sm">
        Only you see your rating. It doesn't change the Top Applicants ranking.
      </p>
    </fieldset>
  )
}
