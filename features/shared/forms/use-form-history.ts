import { useStepSync } from '@campus-gigs/ui'
import type { SaveState } from './save-state'

/** The step of a wizard in the browser's history. */
export interface FormHistory {
  /** The step of the current history entry. Default: the history has no steps. */
  step?: number
  /** Called with a new step, to push a history entry, or to replace the current one when the form was `justOpened`. */
  onStepChange?: (step: number, justOpened: boolean) => void
}

interface StepForm {
  readonly state: { readonly draft: { readonly step?: number }; readonly saveState: SaveState }
  goTo: (step: number) => void
}

/**
 * Lets Back and Forward of the browser go through a wizard's steps, never past one that is not complete.
 * @param step the current step
 * @param onLeave called on Back or Forward to another step of a saved form, to leave the page. Default: nothing happens
 */
export function useFormHistory(form: StepForm, step: number, history: FormHistory, onLeave?: () => void): void {
  useStepSync({
    step,
    historyStep: history.step,
    onStep: (newStep, justOpened) => history.onStepChange?.(newStep, justOpened),
    onHistoryStep: (historyStep) => {
      if (form.state.saveState === 'saved') {
        onLeave?.()
        return
      }
      form.goTo(historyStep)
      // The form refused the step, so restore the history entry of the current one.
      if (form.state.draft.step === step) history.onStepChange?.(step, false)
    },
  })
}
