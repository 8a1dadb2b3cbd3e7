import { type ReactElement, useState } from 'react'
import { joinCategory } from '@/domain'
import { DraftNotice, stepPosition, useFormFields, useLatch } from '@/features/shared'
import { type BusinessStep, businessForm } from '../wizard'
import { Masthead } from './masthead'
import type { BusinessWizardScreenProps, StepFrame, StepProps } from './wizard-props'
import { CompanyStep, FinishStep, ImagesStep, LocationStep, OwnerStep } from './wizard-steps'

/** The view of each step, which declares those of `StepProps` that it uses. */
const stepViews: Record<BusinessStep, (props: StepProps) => ReactElement> = {
  1: OwnerStep,
  2: CompanyStep,
  3: LocationStep,
  4: ImagesStep,
  5: FinishStep,
}

/** The business profile wizard, at the draft's step. */
export function BusinessWizardScreen(props: BusinessWizardScreenProps) {
  const { draft, isEmailNeeded, serverErrors, failure, saveState, onChange } = props
  const form = businessForm(isEmailNeeded)
  const fields = useFormFields(form, { draft, step: draft.step, serverErrors, onChange })
  const position = stepPosition(form, draft.step)
  const isLastStep = position.step === position.steps
  const hasServerErrors = Object.keys(serverErrors).length > 0
  // The step that the wizard opens with takes no focus; every step shown after it does. Kept here, because each step mounts
  // a frame of its own.
  const [initialStep] = useState(draft.step)
  const hasChangedStep = useLatch(draft.step !== initialStep)

  const notice = props.resumed && !isLastStep && (
    <DraftNotice onStartOver={props.onStartOver}>Your answers are as you left them.</DraftNotice>
  )
  // Only the last step sends the profile. After a refusal of fields, the wizard opens their step and shows the failure
  // there.
  const alert = {
    failure: isLastStep || hasServerErrors ? failure : null,
    retrying: saveState === 'saving',
    onRetry: isLastStep ? props.onFinish : undefined,
  }
  const frame: StepFrame = {
    ...position,
    focusesOnMount: hasChangedStep,
    onBack: props.onBack,
    notice,
    alert,
    aside: (
      <MastheadPreview
        draft={draft}
        imageFields={props.imageFields}
        logoUrl={props.logoUrl}
        coverUrl={props.coverUrl}
        isOnNarrowScreens={isLastStep}
      />
    ),
  }

  const Step = stepViews[draft.step]
  return <Step {...props} fields={fields} frame={frame} />
}

interface PreviewProps extends Pick<BusinessWizardScreenProps, 'draft' | 'imageFields' | 'logoUrl' | 'coverUrl'> {
  /** Whether a narrow screen shows the preview too, under the step. */
  isOnNarrowScreens: boolean
}

/** The preview of the business's masthead, from the fields filled in so far. */
function MastheadPreview({ draft, imageFields, logoUrl, coverUrl, isOnNarrowScreens }: PreviewProps) {
  return (
    <div className={isOnNarrowScreens ? '' : 'max-lg:hidden'}>
      <div className="rotate-1 rounded-xl border border-line bg-raised p-4 pb-6 shadow-card">
        <Masthead
          compact
          companyName={draft.companyName.trim() || null}
          category={joinCategory(draft.category, draft.otherCategory) || null}
          logoUrl={imageFields.logo.chosen?.previewUrl ?? logoUrl}
          coverUrl={imageFields.cover.chosen?.previewUrl ?? coverUrl}
        />
        <p className="mt-2 px-1 text-ink-muted text-sm">{draft.suburbName || 'Melbourne'}</p>
      </div>
      <p className="mt-4 text-ink-muted text-sm">Students see your company name, category and logo on your gigs.</p>
    </div>
  )
}
