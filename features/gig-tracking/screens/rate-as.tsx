import { Button } from '@campus-gigs/ui'
import { Check } from 'lucide-react'
import { type ApplicantRating, applicantRatings } from '@/domain'

export interface RateAsProps {
  /** The latest rating, or null. */
  rating: ApplicantRating | null
  onRate: (rating: ApplicantRating) => void
}

/** Three ratings, the latest pressed in (GT-06). */
export function RateAs({ rating, onRate }: RateAsProps) {
  return (
    <fieldset className="flex flex-wrap items-center gap-2">
      <legend className="font-semibold max-sm:mb-2 sm:float-left sm:me-2">Rate as</legend>
      {applicantRatings.map((each) => (
        <Button
          key={each}
          aria-pressed={each === rating}
          variant={each === rating ? 'brand' : 'secondary'}
          iconStart={each === rating ? <Check aria-hidden className="size-4" /> : undefined}
          onClick={() => onRate(each)}
        >
          {each}
        </Button>
      ))}
    </fieldset>
  )
}
