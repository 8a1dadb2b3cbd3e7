import { useStepSync } from '@campus-gigs/ui'
import type { SaveState } from './save-state'

/** The browser's history, as far as a wizard is concerned. */
export interface FormHistory {
  /** The step the browser's history stands at. Default: the history knows of no steps. */
  step?: number
  /** Another step is shown: let the history follow, in place of where it stands if the wizard has just opened there. */
  onStepChange?: (step: number, justOpened: boolean) => void
}

interface StepForm {
  readonly state: { readonly draft: { readonly step?: number }; readonly save: SaveState }
  goTo: (step: number) => void
}

/**
 * Lets Back and Forward of the browser go through a wizard's steps, never past one that is not complete.
 * @param step the step shown
 * @param onOver the form was taken, and somebody goes back into it: leave it. Default: the page leaves by itself
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
      // A step that may not be shown leaves everything as it is: the history comes back to it.
      if (form.state.draft.step === step) history.onStepChange?.(step, false)
    },
  })
}
