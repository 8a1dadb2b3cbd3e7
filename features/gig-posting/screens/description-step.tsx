import { Alert, FileDrop, IconButton, RichTextField } from '@campus-gigs/ui'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { limits } from '@/domain'
import { imageRule } from '@/features/shared'
import { AddLine } from './add-line'
import type { GigStepProps } from './gig-wizard-props'
import { KeywordPicker } from './keyword-picker'

/** The most characters of text. The rest of `limits.richText` is for the tags. */
const maxDescriptionCharacters = 6_000

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
      <RichTextField {...fields.text('description')} maxLength={maxDescriptionCharacters} />
      <PosterField {...props} />
    </>
  )
}

/** The poster chosen now, else that of a posted gig. After a reload it asks again for a chosen one, by its name. */
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
        hint={`${imageRule('poster')}. Shown at the top of your gig, under its title.`}
        onFile={onPosterChoose}
        error={posterProblem ?? fields.errorOf('poster')}
        fileName={poster?.fileName ?? (draft.keptPoster ? 'The poster of your gig' : undefined)}
        previewUrl={poster?.previewUrl ?? draft.keptPoster?.fileUrl}
        onRemove={poster || draft.keptPoster ? onPosterRemove : undefined}
      />
    </div>
  )
}

interface SummaryPointsProps {
  points: readonly string[]
  error: string | undefined
  onChange: (points: string[]) => void
}

function SummaryPoints({ points, error, onChange }: SummaryPointsProps) {
  const inputRef = useRef<HTMLInputElement>(null)

  function remove(point: string) {
    onChange(points.filter((each) => each !== point))
    // The pressed button is removed with its point.
    inputRef.current?.focus()
  }

  return (
    <div className="flex flex-col gap-3">
      <AddLine
        ref={inputRef}
        label="Summary points"
        buttonLabel="Add point"
        hint={`Short lines that say what matters. The first ${limits.cardSummaryLines} show on the card.`}
        placeholder="Free lunch on every shift"
        maxLength={limits.summaryPoint}
        isFull={points.length >= limits.summaryPoints}
        error={error}
        onAdd={(point) => {
          if (!points.includes(point)) onChange([...points, point])
        }}
      />
      {points.length > 0 && (
        <ul aria-label="Your summary points" className="divide-y divide-line rounded-md border border-line bg-raised">
          {points.map((point) => (
            <li key={point} className="flex items-center gap-3 py-1 ps-4 pe-1">
              <span className="wrap-anywhere flex-1 py-1">{point}</span>
              <IconButton size="sm" label={`Remove “${point}”`} icon={<X />} onClick={() => remove(point)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
