import { type ReactElement, useState } from 'react'
import { joinCategory } from '@/domain'
import { DraftNotice, stepPosition, useFormFields } from '@/features/shared'
import { type BusinessStep, businessForm } from '../wizard'
import { Masthead } from './masthead'
import type { BusinessWizardScreenProps, StepProps } from './wizard-props'
import { CompanyStep, FinishStep, ImagesStep, LocationStep, OwnerStep } from './wizard-steps'

const stepViews: Record<BusinessStep, (props: StepProps) => ReactElement> = {
  1: OwnerStep,
  2: CompanyStep,
  3: LocationStep,
  4: ImagesStep,
  5: FinishStep,
}

const lastStep = 5

/** The business profile wizard, at the draft's step. */
export function BusinessWizardScreen(props: BusinessWizardScreenProps) {
  const { draft, emailNeeded, serverErrors, saveState, onBack, onChange } = props
  const form = businessForm(emailNeeded)
  const fields = useFormFields(form, { draft, step: draft.step, serverErrors, onChange })
  const Step = stepViews[draft.step]
  const isLastStep = draft.step === lastStep
  const hasServerErrors = Object.keys(serverErrors).length > 0
  // Once the step has changed since the page was opened, the new step's heading takes the focus.
  const [initialStep] = useState(draft.step)
  const [hasChangedStep, setHasChangedStep] = useState(false)
  if (!hasChangedStep && draft.step !== initialStep) setHasChangedStep(true)
  return (
    <Step
      {...props}
      fields={fields}
      frame={{
        ...stepPosition(form, draft.step),
        focusesOnMount: hasChangedStep,
        onBack,
        notice: (
          <DraftNotice
            resumed={props.resumed && !isLastStep && 'Your answers are as you left them.'}
            onStartOver={props.onStartOver}
          />
        ),
        alert: {
          failure: isLastStep || hasServerErrors ? props.failure : null,
          retrying: saveState === 'saving',
          onRetry: isLastStep ? props.onFinish : undefined,
        },
        aside: <MastheadPreview {...props} />,
      }}
    />
  )
}

/** The preview of the business's masthead, from the fields filled in so far. */
function MastheadPreview({ draft, images, logoUrl, coverUrl }: BusinessWizardScreenProps) {
  return (
    <div className={draft.step === lastStep ? '' : 'max-lg:hidden'}>
      <div className="rotate-1 rounded-xl border border-line bg-raised p-4 pb-6 shadow-card">
        <Masthead
          compact
          companyName={draft.companyName.trim() || null}
          category={joinCategory(draft.category, draft.otherCategory) || null}
          logoUrl={images.logo.chosen?.previewUrl ?? logoUrl}
          coverUrl={images.cover.chosen?.previewUrl ?? coverUrl}
        />
        <p className="mt-2 px-1 text-ink-muted text-sm">{draft.suburbName || 'Melbourne'}</p>
      </div>
      <p className="mt-4 text-ink-muted text-sm">Students see your name, category, logo and suburb on your gigs.</p>
    </div>
  )
}
