import { cn, Tag } from '@campus-gigs/ui'
import { Check } from 'lucide-react'
import { jobTags, limits } from '@/domain'
import { AddLine } from './add-line'

interface KeywordPickerProps {
  keywords: readonly string[]
  error: string | undefined
  onChange: (keywords: string[]) => void
}

const presets: readonly string[] = jobTags

/** The keywords of a gig: preset ones as toggles, others typed. */
export function KeywordPicker({ keywords, error, onChange }: KeywordPickerProps) {
  const isFull = keywords.length >= limits.keywords
  const typedKeywords = keywords.filter((keyword) => !presets.includes(keyword))
  const without = (keyword: string) => keywords.filter((each) => each !== keyword)

  function add(text: string) {
    const isSameWord = (keyword: string) => keyword.toLowerCase() === text.toLowerCase()
    if (keywords.some(isSameWord)) return
    onChange([...keywords, presets.find(isSameWord) ?? text])
  }

  return (
    <div className="flex flex-col gap-3">
      <AddLine
        label="Keywords"
        button="Add keyword"
        hint="Students search by these. Toggle the common ones or type your own."
        placeholder="Coffee"
        maxLength={limits.keyword}
        full={isFull}
        error={error}
        onAdd={add}
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Common keywords</legend>
        {jobTags.map((tag) => {
          const isChosen = keywords.includes(tag)
          return (
            <button
              key={tag}
              type="button"
              aria-pressed={isChosen}
              disabled={!isChosen && isFull}
              onClick={() => onChange(isChosen ? without(tag) : [...keywords, tag])}
              className={cn(
                'tap-target inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 font-medium text-sm',
                isChosen
                  ? 'border-brand bg-brand text-on-brand'
                  : 'border-line-strong bg-raised text-ink hover:bg-sunken disabled:text-ink-muted',
              )}
            >
              {isChosen && <Check aria-hidden="true" className="size-4" strokeWidth={3} />}
              {tag}
            </button>
          )
        })}
      </fieldset>
      {typedKeywords.length > 0 && (
        <ul aria-label="Your own keywords" className="flex flex-wrap gap-2">
          {typedKeywords.map((keyword) => (
            <li key={keyword}>
              <Tag tone="brand" removeLabel={`Remove ${keyword}`} onRemove={() => onChange(without(keyword))}>
                {keyword}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
