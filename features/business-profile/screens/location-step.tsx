import { Button, SuburbCombobox } from '@campus-gigs/ui'
import { messages } from '@/domain'
import { WizardFrame } from '@/features/shared'
import type { StepProps } from './wizard-props'

/** Step 3: suburb and zip code (BW-06). */
export function LocationStep({ draft, fields, frame, onChange, onNext }: StepProps) {
  return (
    <WizardFrame
      {...frame}
      heading="Where is your business?"
      lead="Students nearby see how far your gigs are. Gigs show their suburb, and a street address only if you add one."
      onSubmit={(form) => {
        if (fields.accept(form)) onNext()
      }}
      actions={
        <Button type="submit" variant="primary" size="lg" className="max-sm:w-full">
          NEXT
        </Button>
      }
    >
      <SuburbCombobox
        suburbHint={messages.place.suburbHint}
        zipHint={messages.place.ownZipHint}
        suburb={draft.suburbName}
        zipCode={draft.zipCode}
        onChange={(place) => onChange(place)}
        suburbError={fields.errorOf('suburbName')}
        zipError={fields.errorOf('zipCode')}
      />
    </WizardFrame>
  )
}
