import { Button } from '@campus-gigs/ui'
import { messages } from '@/domain'
import { WizardFrame } from '@/features/shared'
import type { StepProps } from './wizard-props'

/** Step 5: the FINISH button (BW-09, BW-10). */
export function FinishStep({ saveState, frame, onFinish }: StepProps) {
  return (
    <WizardFrame
      {...frame}
      heading={messages.business.finishTitle}
      lead={messages.business.finishText}
      onSubmit={onFinish}
      actions={
        <Button type="submit" variant="primary" size="lg" busy={saveState === 'saving'} className="max-sm:w-full">
          FINISH
        </Button>
      }
    >
      {null}
    </WizardFrame>
  )
}
