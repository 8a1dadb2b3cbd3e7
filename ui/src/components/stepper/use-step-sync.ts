import { useEffect, useRef } from 'react'
import { afterPaint } from '../../hooks/after-paint'

export interface StepSyncOptions {
  /** The displayed step; undefined before the wizard opens. */
  step: number | undefined
  /** The step of the current history entry; undefined where it has none. */
  historyStep: number | undefined
  /** Called after the frame that displays another step: add a history entry, or replace the current one when the wizard just opened. */
  onStep: (step: number, justOpened: boolean) => void
  /** Called after the browser's Back or Forward: display this step, if possible. */
  onHistoryStep: (step: number) => void
}

/**
 * Synchronises a wizard's step with the browser's history, in both directions. When the wizard opens, its own step wins,
 * since a restored draft may be further on than the history entry.
 */
export function useStepSync({ step, historyStep, onStep, onHistoryStep }: StepSyncOptions): void {
  const previousRef = useRef<Pick<StepSyncOptions, 'step' | 'historyStep'>>({ step: undefined, historyStep: undefined })
  const callbacksRef = useRef({ onStep, onHistoryStep })
  useEffect(() => {
    callbacksRef.current = { onStep, onHistoryStep }
  })

  useEffect(() => {
    const { step: previousStep, historyStep: previousHistoryStep } = previousRef.current
    previousRef.current = { step, historyStep }
    if (historyStep === undefined || step === undefined || step === historyStep) return undefined
    const justOpened = previousStep === undefined
    const wentThroughHistory = historyStep !== previousHistoryStep
    if (!wentThroughHistory || justOpened) return afterPaint(() => callbacksRef.current.onStep(step, justOpened))
    callbacksRef.current.onHistoryStep(historyStep)
    return undefined
  }, [step, historyStep])
}
