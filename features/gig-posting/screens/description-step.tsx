import { Alert, FileDrop, RichTextField } from '@campus-gigs/ui'
import { limits } from '@/domain'
import type { GigStepProps } from './gig-wizard-props'
import { KeywordPicker } from './keyword-picker'
import { SummaryPoints } from './summary-points'

/** The most characters of text, which with its tags stays within `limits.richText`. */
const descriptionCharacters = 6_000

/** Step 3: summary points, keywords, description and poster (GW-05 to GW-07). */
export function DescriptionStep(props: GigStepProps) {
  const { draft, fields, onChange } = props
  return (
    <>
      <SummaryPoints
        points={draft.summary}
        error={fields.errorOf('summary')}
        onChange={(summary) => onChange({ summary })}
      />
      <KeywordPicker
        keywords={draft.keywords}
        error={fields.errorOf('keywords')}
        onChange={(keywords) => onChange({ keywords })}
      />
      <RichTextField {...fields.text('description')} maxLength={descriptionCharacters} />
      <PosterField {...props} />
    </>
  )
}

function PosterField({ draft, poster, posterProblem, fields, onPosterChoose, onPosterRemove }: GigStepProps) {
  return (
    <div className="flex flex-col gap-3">
      {draft.posterName && !poster && (
        <Alert>
          You had chosen {draft.posterName}. A picture is not kept when the page closes: choose the poster again.
        </Alert>
      )}
      <FileDrop
        label="Choose a poster"
        accept={limits.imageTypes.join(',')}
        hint="JPEG or PNG, less than 5MB. Shown at the top of your gig, under its title."
        onFile={onPosterChoose}
        error={posterProblem ?? fields.errorOf('poster')}
        fileName={poster?.fileName ?? (draft.keptPoster ? 'The poster of your gig' : undefined)}
        previewUrl={poster?.previewUrl ?? draft.keptPoster?.fileUrl}
        {...(poster || draft.keptPoster ? { onRemove: onPosterRemove } : {})}
      />
    </div>
  )
}
