import { Button, Combobox, TextArea, TextField } from '@campus-gigs/ui'
import { businessCategories, goingLiveMessages, messages, otherCategory } from '@/domain'
import { useWebsite, WebsiteField, WizardFrame } from '@/features/shared'
import type { StepProps } from './wizard-props'

/** Step 2: company, category, description and website (BW-03, BW-04, BW-05). */
export function CompanyStep({ draft, trust = 'open', fields, frame, onChange, onNext }: StepProps) {
  const website = useWebsite({ website: draft.website, onChange: (typed) => onChange({ website: typed }) })
  return (
    <WizardFrame
      {...frame}
      heading="More about you"
      lead="A few words so students know where they would be working."
      onSubmit={(form) => {
        const isWebsiteAccepted = website.accept(form)
        if (fields.accept(form) && isWebsiteAccepted) onNext()
      }}
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
      <WebsiteField
        field={fields.text('website')}
        website={website}
        cleared={messages.business.clearedWebsite}
        emptyHint={messages.business.noWebsite}
      />
      <TextField {...fields.text('abn')} hint={goingLiveMessages.abn.hint(trust)} />
    </WizardFrame>
  )
}
