import { Button, SuburbCombobox } from '@campus-gigs/ui'
import { WizardFrame } from '@/features/shared'
import { stepIssues } from '../issues'
import { fieldLabels } from '../wizard'
import { useShownIssues } from './use-shown-issues'
import type { StepProps } from './wizard-props'

/** Step 3: where the business is (BW-06). */
export function LocationStep({ draft, emailNeeded, refused, frame, onChange, onNext }: StepProps) {
  const issues = useShownIssues(stepIssues(3, draft, emailNeeded), refused)
  return (
    <WizardFrame
      {...frame}
      heading="Where is your business?"
      lead="Students nearby see how far your gigs are. Your suburb is shown on them, your street is not."
      onSubmit={(form) => {
        if (issues.accept(form)) onNext()
      }}
      actions={
        <Button type="submit" variant="primary" size="lg" className="max-sm:w-full">
          NEXT
        </Button>
      }
    >
      <SuburbCombobox
        suburb={draft.suburbName}
        zipCode={draft.zipCode}
        onChange={(place) => onChange(place)}
        suburbLabel={fieldLabels.suburbName}
        zipLabel={fieldLabels.zipCode}
        suburbError={issues.errorOf('suburbName')}
        zipError={issues.errorOf('zipCode')}
      />
    </WizardFrame>
  )
}
