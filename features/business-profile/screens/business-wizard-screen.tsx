import { type ReactElement, useState } from 'react'
import { joinCategory } from '@/domain'
import { DraftNotice, stepPosition, useFormFields, useLatch } from '@/features/shared'
import { type BusinessStep, businessForm } from '../wizard'
import { Masthead } from './masthead'
import type { BusinessWizardScreenProps, StepFrame, StepProps } from './wizard-props'
import { CompanyStep, FinishStep, ImagesStep, LocationStep, OwnerStep } from './wizard-steps'

/** The view of each step. Its props type names those of `StepProps` that it uses. */
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
  // Each step mounts a frame of its own, so the frame can't know that another step was there before. The step that the
  // wizard opens with takes no focus; after a change every step does, also the first one again.
  const [initialStep] = useState(draft.step)
  const hasChangedStep = useLatch(draft.step !== initialStep)

  const notice = props.resumed && !isLastStep && (
    <DraftNotice onStartOver={props.onStartOver}>Your answers are as you left them.</DraftNotice>
  )
  // The last step sends the profile and can send it again. A refusal of fields opens the step that has them, so the
  // failure is shown there too; on a step without refused fields it would have no remedy.
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
        isOnPhones={isLastStep}
      />
    ),
  }

  const Step = stepViews[draft.step]
  return <Step {...props} fields={fields} frame={frame} />
}

interface PreviewProps extends Pick<BusinessWizardScreenProps, 'draft' | 'imageFields' | 'logoUrl' | 'coverUrl'> {
  /** Whether a narrow screen shows the preview too, under the step. */
  isOnPhones: boolean
}

/** The preview of the business's masthead, from the fields filled in so far. */
function MastheadPreview({ draft, imageFields, logoUrl, coverUrl, isOnPhones }: PreviewProps) {
  return (
    <div className={isOnPhones ? '' : 'max-lg:hidden'}>
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
