import { Button, Combobox, TextArea, TextField } from '@campus-gigs/ui'
import { useState } from 'react'
import { businessCategories, limits, messages } from '@/domain'
import { WizardFrame } from '@/features/shared'
import { stepIssues, websiteState } from '../issues'
import { fieldLabels, otherCategory } from '../wizard'
import { useShownIssues } from './use-shown-issues'
import type { StepProps } from './wizard-props'

const websiteId = 'business-website'

/** Step 2: what the business does (BW-03, BW-04, BW-05). */
export function CompanyStep({ draft, emailNeeded, refused, frame, onChange, onNext }: StepProps) {
  const issues = useShownIssues(stepIssues(2, draft, emailNeeded), refused)
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
    if (!issues.accept(form)) return
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
        label={fieldLabels.category}
        required
        options={businessCategories}
        optionKey={(category) => category}
        optionLabel={(category) => category}
        value={businessCategories.find((category) => category === draft.category) ?? null}
        onChange={(category) => onChange({ category: category ?? '' })}
        placeholder="Choose or type to filter"
        error={issues.errorOf('category')}
        onBlur={() => issues.leave('category')}
      />
      {draft.category === otherCategory && (
        <TextField
          label={fieldLabels.otherCategory}
          required
          value={draft.otherCategory}
          onChange={(value) => onChange({ otherCategory: value })}
          maxLength={limits.name}
          error={issues.errorOf('otherCategory')}
          onBlur={() => issues.leave('otherCategory')}
        />
      )}
      <TextArea
        label={fieldLabels.description}
        required
        rows={5}
        value={draft.description}
        onChange={(description) => onChange({ description })}
        maxLength={limits.description.max}
        error={issues.errorOf('description')}
        onBlur={() => issues.leave('description')}
      />
      <TextField
        label={fieldLabels.website}
        id={websiteId}
        type="url"
        autoComplete="url"
        inputMode="url"
        placeholder="https://"
        maxLength={limits.website}
        value={draft.website}
        onChange={(website) => {
          setCleared(null)
          onChange({ website })
        }}
        hint={
          cleared
            ? `You wrote “${cleared.text}”. A web address starts with https://`
            : websiteNudge(nudged, draft.website)
        }
        error={cleared ? messages.business.invalidWebsite : issues.errorOf('website')}
        onBlur={leaveWebsite}
      />
    </WizardFrame>
  )
}

function websiteNudge(nudged: boolean, website: string): string | undefined {
  return nudged && website.trim() === '' ? messages.business.noWebsite : undefined
}
