import { Button, Combobox, TextArea, TextField } from '@campus-gigs/ui'
import { useState } from 'react'
import { businessCategories, messages } from '@/domain'
import { WizardFrame } from '@/features/shared'
import { otherCategory, websiteState } from '../wizard'
import type { StepProps } from './wizard-props'

const websiteId = 'business-website'

/** Step 2: what the business does (BW-03, BW-04, BW-05). */
export function CompanyStep({ draft, fields, frame, onChange, onNext }: StepProps) {
  const [nudged, setNudged] = useState(false)
  /** A website that was cleared because it was none; `seen` once NEXT has pointed at it. */
  const [cleared, setCleared] = useState<{ text: string; seen: boolean } | null>(null)

  function leaveWebsite() {
    const state = websiteState(draft.website)
    setNudged(state === 'empty')
    if (state !== 'invalid') return
    setCleared({ text: draft.website, seen: false })
    onChange({ website: '' })
  }

  function handleSubmit(form: HTMLFormElement) {
    if (websiteState(draft.website) === 'invalid') return leaveWebsite()
    if (!fields.accept(form)) return
    if (cleared && !cleared.seen) {
      // Leaving the field by pressing NEXT has just cleared it: say so before going on without it.
      setCleared({ ...cleared, seen: true })
      document.getElementById(websiteId)?.focus()
      return
    }
    onNext()
  }

  return (
    <WizardFrame
      {...frame}
      heading="More about you"
      lead="A few words so students know where they would be working."
      onSubmit={handleSubmit}
      actions={
        <Button type="submit" variant="primary" size="lg" className="max-sm:w-full">
          NEXT
        </Button>
      }
    >
      <Combobox
        label="Category"
        required
        options={businessCategories}
        optionKey={(category) => category}
        optionLabel={(category) => category}
        value={businessCategories.find((category) => category === draft.category) ?? null}
        onChange={(category) => onChange({ category: category ?? '' })}
        placeholder="Choose or type to filter"
        error={fields.errorOf('category')}
        onBlur={() => fields.leave('category')}
      />
      {draft.category === otherCategory && <TextField {...fields.text('otherCategory')} />}
      <TextArea {...fields.text('description')} rows={5} />
      <TextField
        {...fields.text('website')}
        id={websiteId}
        type="url"
        autoComplete="url"
        inputMode="url"
        placeholder="https://"
        onChange={(website) => {
          setCleared(null)
          onChange({ website })
        }}
        hint={
          cleared
            ? `You wrote “${cleared.text}”. A web address starts with https://`
            : websiteNudge(nudged, draft.website)
        }
        error={cleared ? messages.business.invalidWebsite : fields.errorOf('website')}
        onBlur={leaveWebsite}
      />
    </WizardFrame>
  )
}

function websiteNudge(nudged: boolean, website: string): string | undefined {
  return nudged && website.trim() === '' ? messages.business.noWebsite : undefined
}
