import { cn, Tag } from '@campus-gigs/ui'
import { Check } from 'lucide-react'
import { useRef } from 'react'
import { jobTags, limits } from '@/domain'
import { AddLine } from './add-line'

interface KeywordPickerProps {
  keywords: readonly string[]
  error: string | undefined
  onChange: (keywords: string[]) => void
}

/** The preset keywords, typed as texts, so that any keyword can be looked up among them. */
const presetKeywords: readonly string[] = jobTags

/** The keywords of a gig: preset ones as toggles, others typed. A typed word that is a preset toggles it on. */
export function KeywordPicker({ keywords, error, onChange }: KeywordPickerProps) {
  const inputRef = useRef<HTMLInputElement>(null)
  const isFull = keywords.length >= limits.keywords
  const typedKeywords = keywords.filter((keyword) => !presetKeywords.includes(keyword))
  const without = (removed: string) => keywords.filter((keyword) => keyword !== removed)

  function add(text: string) {
    const isSameWord = (keyword: string) => keyword.toLowerCase() === text.toLowerCase()
    if (keywords.some(isSameWord)) return
    onChange([...keywords, presetKeywords.find(isSameWord) ?? text])
  }

  function removeTyped(keyword: string) {
    onChange(without(keyword))
    // The pressed button is removed with its keyword.
    inputRef.current?.focus()
  }

  return (
    <div className="flex flex-col gap-3">
      <AddLine
        ref={inputRef}
        label="Keywords"
        buttonLabel="Add keyword"
        hint="Students search by these. Toggle the common ones or type your own."
        placeholder="Coffee"
        maxLength={limits.keyword}
        isFull={isFull}
        error={error}
        onAdd={add}
      />
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">Common keywords</legend>
        {presetKeywords.map((preset) => {
          const isChosen = keywords.includes(preset)
          return (
            <button
              key={preset}
              type="button"
              aria-pressed={isChosen}
              disabled={!isChosen && isFull}
              onClick={() => onChange(isChosen ? without(preset) : [...keywords, preset])}
              className={cn(
                'tap-target inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3.5 font-medium text-sm',
                isChosen
                  ? 'border-brand bg-brand text-on-brand'
                  : 'border-line-strong bg-raised text-ink hover:bg-sunken disabled:text-ink-muted',
              )}
            >
              {isChosen && <Check aria-hidden="true" className="size-4" strokeWidth={3} />}
              {preset}
            </button>
          )
        })}
      </fieldset>
      {typedKeywords.length > 0 && (
        <ul aria-label="Your own keywords" className="flex flex-wrap gap-2">
          {typedKeywords.map((keyword) => (
            <li key={keyword}>
              <Tag tone="brand" removeLabel={`Remove ${keyword}`} onRemove={() => removeTyped(keyword)}>
                {keyword}
              </Tag>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
