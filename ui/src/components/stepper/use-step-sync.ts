import { useEffect, useRef } from 'react'

export interface StepSyncOptions {
  /** The step that is shown; undefined while nothing is open yet. */
  step: number | undefined
  /** The step the browser's history stands at; undefined where it knows of none. */
  asked: number | undefined
  /** Another step is shown: let the history follow, in place of where it stands if the wizard has just opened there. */
  onStep: (step: number, justOpened: boolean) => void
  /** Back or Forward of the browser was pressed: show this step, if it can be shown. */
  onAsked: (step: number) => void
}

/**
 * Keeps a wizard and the browser's history at the same step: what is shown leads when it moves, the history when it is
 * walked through. What is shown wins when the wizard opens, because it may have been left further on.
 */
export function useStepSync({ step, asked, onStep, onAsked }: StepSyncOptions): void {
  const before = useRef<Pick<StepSyncOptions, 'step' | 'asked'>>({ step: undefined, asked: undefined })
  const events = useRef({ onStep, onAsked })
  useEffect(() => {
    events.current = { onStep, onAsked }
  })

  useEffect(() => {
    const was = before.current
    before.current = { step, asked }
    if (asked === undefined || step === undefined || step === asked) return
    if (was.step === undefined) events.current.onStep(step, true)
    else if (asked !== was.asked) events.current.onAsked(asked)
    else events.current.onStep(step, false)
  }, [step, asked])
}
