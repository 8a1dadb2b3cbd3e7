import { Alert, Button, focusFirstInvalid } from '@campus-gigs/ui'
import { type ReactElement, useState } from 'react'
import { flushSync } from 'react-dom'
import { DraftNotices, WizardFrame } from '@/features/shared'
import { type GigStep, gigSteps, progressOf, stepNames } from '../gig-draft'
import { type GigField, stepIssues } from '../gig-issues'
import { BasicsStep } from './basics-step'
import { DescriptionStep } from './description-step'
import type { GigStepProps, GigWizardScreenProps } from './gig-wizard-props'
import { PayStep } from './pay-step'
import { PreviewPane } from './preview-pane'
import { QuestionsStep } from './questions-step'
import { SummaryStep } from './summary-step'

const stepViews: Record<GigStep, (props: GigStepProps) => ReactElement> = {
  1: BasicsStep,
  2: PayStep,
  3: DescriptionStep,
  4: QuestionsStep,
  5: SummaryStep,
}

const leads: Record<GigStep, string> = {
  1: 'What is it, and where?',
  2: 'Shift times are what students are matched by.',
  3: 'Say it the way you would across the counter.',
  4: 'Ask up to three. Students choose from fixed answers, so you compare at a glance.',
  5: 'One last look. It goes live for a week, free.',
}

/** The five steps of posting a gig, with the listing as students will see it beside them. */
export function GigWizardScreen(props: GigWizardScreenProps) {
  const { draft, refused, posting, onNext, onBack, onPost } = props
  const { step } = draft
  const [left, setLeft] = useState<ReadonlySet<GigField>>(new Set())
  const [asked, setAsked] = useState<GigStep | null>(null)
  const issues = stepIssues(step, draft)
  const Step = stepViews[step]

  const errorOf = (field: GigField) => (asked === step || left.has(field) ? issues[field] : undefined) ?? refused[field]

  function submit(form: HTMLFormElement) {
    if (Object.keys(issues).length > 0) {
      flushSync(() => setAsked(step))
      focusFirstInvalid(form)
      return
    }
    setAsked(null)
    if (step === 5) onPost()
    else onNext()
  }

  return (
    <WizardFrame
      title="Post a Gig"
      heading={stepNames[step]}
      lead={leads[step]}
      step={step}
      steps={gigSteps.length}
      progress={progressOf(step)}
      stepName={stepNames[step]}
      stepNames={gigSteps.map((each) => stepNames[each])}
      onBack={onBack}
      onSubmit={submit}
      notice={
        <DraftNotices
          resumed={props.resumed && step < 5 && 'Your gig is as you left it.'}
          onStartOver={props.onStartOver}
          failure={props.failure}
          retrying={posting}
          onRetry={step === 5 ? onPost : undefined}
        />
      }
      aside={<PreviewPane {...props} />}
      actions={
        <Button type="submit" variant="primary" size="lg" busy={posting} className="max-sm:w-full">
          {step === 5 ? 'FINISH' : 'NEXT'}
        </Button>
      }
    >
      <Step {...props} errorOf={errorOf} onLeave={(field) => setLeft((before) => new Set(before).add(field))} />
      {errorOf('step') && <Alert tone="danger">{errorOf('step')}</Alert>}
    </WizardFrame>
  )
}
