import { Alert, Button } from '@campus-gigs/ui'
import { memo, type ReactElement } from 'react'
import { goingLiveMessages, messages } from '@/domain'
import { DraftNotice, stepPosition, useFormFields, WizardFrame } from '@/features/shared'
import { type GigStep, gigForm } from '../gig-draft'
import type { GigWizardMode } from '../gig-wizard.store'
import type { Outlook } from '../going-live'
import { BasicsStep } from './basics-step'
import { DescriptionStep } from './description-step'
import type { GigStepProps, GigWizardScreenProps } from './gig-wizard-props'
import { GateLink, OutlookNotice } from './outlook-notice'
import { PayStep } from './pay-step'
import { PreviewPane } from './preview-pane'
import { QuestionsStep } from './questions-step'
import { ReviewStep } from './review-step'

const stepViews: Record<GigStep, (props: GigStepProps) => ReactElement> = {
  1: BasicsStep,
  2: PayStep,
  3: DescriptionStep,
  4: QuestionsStep,
  5: ReviewStep,
}

const lastStep: GigStep = 5

const stepNames = Object.values(gigForm.steps).map(({ name }) => name)

/** What the wizard says about a draft from an earlier visit. */
const resumedNotes: Record<GigWizardMode, string> = {
  new: 'Your gig is as you left it.',
  repost: 'Your gig is as you left it.',
  edit: "Your changes are as you left them. They aren't saved to your gig yet.",
}

/** The label of the last step's button. */
const finishLabels: Record<GigWizardMode, string> = { new: 'FINISH', repost: 'FINISH', edit: 'Save changes' }

const titles: Record<GigWizardMode, string> = { new: 'Post a Gig', repost: 'Post it again', edit: 'Edit your gig' }

/** The five steps of the gig wizard, with a live preview of the listing. */
export function GigWizardScreen(props: GigWizardScreenProps) {
  const { draft, resumed, mode = 'new', outdated = false, onChange, onNext, onPost } = props
  const { saveState, failure, serverErrors, outlook = { outcome: 'live' }, refusedAt = null, gateLinks } = props
  const { step } = draft
  const { name, lead } = gigForm.steps[step]
  const fields = useFormFields(gigForm, { draft, step, serverErrors, onChange })
  const isLast = step === lastStep
  const hasServerErrors = Object.keys(serverErrors).length > 0
  const outcomeNote = isLast ? noteOf(outlook.outcome, mode) : null
  const Step = stepViews[step]

  function handleSubmit(form: HTMLFormElement) {
    if (!fields.accept(form)) return
    if (isLast) onPost()
    else onNext()
  }

  // An edit opens on its last step, so the notice is shown there too.
  const isNoticeShown = resumed && (!isLast || mode !== 'new')
  const notice = isNoticeShown && (
    <DraftNotice onStartOver={props.onStartOver}>
      {outdated ? messages.gig.editOutdated : resumedNotes[mode]}
    </DraftNotice>
  )
  const alert = {
    // After a refusal of fields, the wizard opens their step and shows the failure there.
    failure: isLast || hasServerErrors ? failure : null,
    retrying: saveState === 'saving',
    onRetry: isLast && refusedAt === null ? onPost : undefined,
    action: refusedAt && <GateLink gate={refusedAt} links={gateLinks} />,
  }

  return (
    <WizardFrame
      title={titles[mode]}
      heading={name}
      lead={isLast && mode === 'edit' ? editLead(outlook.outcome) : lead}
      {...stepPosition(gigForm, step)}
      stepNames={stepNames}
      onBack={props.onBack}
      onSubmit={handleSubmit}
      notice={notice}
      alert={alert}
      aside={<PreviewPane {...props} />}
      actions={
        <>
          <SubmitButton label={isLast ? finishLabels[mode] : 'NEXT'} isBusy={saveState === 'saving'} />
          {outcomeNote && <p className="text-ink-muted text-sm">{outcomeNote}</p>}
        </>
      }
    >
      <Step {...props} fields={fields} />
      {isLast && failure === null && <OutlookNotice outlook={outlook} links={gateLinks} />}
      {fields.errorOf('step') && <Alert tone="danger">{fields.errorOf('step')}</Alert>}
    </WizardFrame>
  )
}

/** The lead of the last step of an edit. */
function editLead(outcome: Outlook['outcome']): string {
  return outcome === 'waits' ? goingLiveMessages.gig.editWaitsLead : messages.gig.editLead
}

/** The note beside the last step's button; null where the button or a notice says enough. */
function noteOf(outcome: Outlook['outcome'], mode: GigWizardMode): string | null {
  if (outcome === 'waits') return goingLiveMessages.gig.isReviewedFirst
  return outcome === 'live' && mode !== 'edit' ? goingLiveMessages.gig.goesLive : null
}

/** Memoised, because each letter of a step renders the screen. */
const SubmitButton = memo(function SubmitButton({ label, isBusy }: { label: string; isBusy: boolean }) {
  return (
    <Button type="submit" variant="primary" size="lg" busy={isBusy} className="max-sm:w-full">
      {label}
    </Button>
  )
})
