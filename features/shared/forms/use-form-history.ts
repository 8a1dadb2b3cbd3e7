import { useStepSync } from '@campus-gigs/ui'
import type { SaveState } from './save-state'

/** The browser history's step, for a wizard. */
export interface FormHistory {
  /** The step of the current history entry. Default: the history has no steps. */
  step?: number
  /** Called with a new step, to push a history entry; replace the entry instead when `justOpened`. */
  onStepChange?: (step: number, justOpened: boolean) => void
}

interface StepForm {
  readonly state: { readonly draft: { readonly step?: number }; readonly save: SaveState }
  goTo: (step: number) => void
}

/**
 * Lets Back and Forward of the browser go through a wizard's steps, never past one that is not complete.
 * @param step the current step
 * @param onOver called on Back into a form that is already saved, to leave the page. Default: the page leaves by itself
 */
export function useFormHistory(form: StepForm, step: number, history: FormHistory, onOver?: () => void): void {
  useStepSync({
    step,
    historyStep: history.step,
    onStep: (now, justOpened) => history.onStepChange?.(now, justOpened),
    onHistoryStep: (historyStep) => {
      if (form.state.save === 'saved') {
        onOver?.()
        return
      }
      form.goTo(historyStep)
      // The form refused the step, so restore the history entry of the current one.
      if (form.state.draft.step === step) history.onStepChange?.(step, false)
    },
  })
}
