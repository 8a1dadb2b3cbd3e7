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
  const full = keywords.length >= limits.keywords
  const own = keywords.filter((keyword) => !presets.includes(keyword))
  const without = (keyword: string) => keywords.filter((each) => each !== keyword)

  function add(text: string) {
    const known = presets.find((preset) => preset.toLowerCase() === text.toLowerCase())
    const keyword = known ?? text
    if (!keywords.some((each) => each.toLowerCase() === keyword.toLowerCase())) onChange([...keywords, keyword])
  }

  return (
    <div className="flex flex-col gap-3">
      <AddLine
        label="Keywords"
        button="Add keyword"
        hint="Students search by these. Toggle the common ones or type your own."
        placeholder="Coffee"
        maxLength={limits.keyword}
        full={full}
        error={error}
        onAdd={add}
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Common keywords</legend>
        {jobTags.map((tag) => {
          const chosen = keywords.includes(tag)
          return (
            <button
              key={tag}
              type="button"
              aria-pressed={chosen}
              disabled={!chosen && full}
              onClick={() => onChange(chosen ? without(tag) : [...keywords, tag])}
              className={cn(
                'tap-target inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 font-medium text-sm',
                chosen
                  ? 'border-brand bg-brand text-on-brand'
                  : 'border-line-strong bg-raised text-ink hover:bg-sunken disabled:text-ink-muted',
              )}
            >
              {chosen && <Check aria-hidden="true" className="size-4" strokeWidth={3} />}
              {tag}
            </button>
          )
        })}
      </fieldset>
      {own.length > 0 && (
        <ul aria-label="Your own keywords" className="flex flex-wrap gap-2">
          {own.map((keyword) => (
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
