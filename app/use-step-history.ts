import { useCallback, useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { useLocation, useNavigate } from './navigation/react'

/** The state of a history entry of a wizard or pop-up: its step, and the steps of the entries before it. */
const entryState = z.object({ step: z.number(), trail: z.array(z.nullable(z.number())) })

/**
 * Opens a step; null closes the wizard or pop-up.
 * @param replacing replaces the current history entry, so that Back does not return to it. Default false
 */
type GoToStep = (step: number | null, replacing?: boolean) => void

/** The position of the browser's history among the steps of a page. */
interface StepHistory {
  /** The step of the current history entry; null while nothing is open. */
  step: number | null
  go: GoToStep
  /** The number of history entries from the first step to the current one. */
  length: number
}

/**
 * Keeps the steps of a wizard or pop-up in the browser's history, one entry each, so that Back and Forward go through
 * them and a reload keeps the step. Opening an earlier step goes back to its entry.
 *
 * @param first the step of a page without an entry of its own; null when nothing is open at first
 */
export function useStepHistory(first: number | null): StepHistory {
  const navigate = useNavigate()
  const { state, search, hash } = useLocation()
  const current = entryState.safeParse(state).data
  const step = current ? current.step : first
  const length = current?.trail.length ?? 0

  const go = useCallback<GoToStep>(
    (to, replacing = false) => {
      if (to === step) return
      const trail = entryState.safeParse(state).data?.trail ?? []
      const earlierIndex = trail.lastIndexOf(to)
      if (earlierIndex >= 0) {
        // The trail has the steps before the current one, so its last step is one entry back.
        void navigate(earlierIndex - trail.length)
        return
      }
      // Only a step forward adds an entry; another step without an entry of its own replaces the current one.
      const isForward = !replacing && to !== null && (step === null || to > step)
      void navigate(
        { search, hash },
        {
          state: to === null ? null : { step: to, trail: isForward ? [...trail, step] : trail },
          replace: !isForward,
          keepsScroll: true,
        },
      )
    },
    [navigate, state, step, search, hash],
  )
  return { step, go, length }
}

/**
 * Leaves a finished wizard for another screen. The history entries of its steps are removed first, so that neither Back
 * nor Forward leads into the wizard again.
 * @param length the number of history entries of the steps
 */
export function useLeaveSteps(length: number, path: string): () => void {
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    if (!isLeaving) return
    if (length > 0) void navigate(-length)
    else void navigate(path, { replace: true })
  }, [isLeaving, length, navigate, path])
  return useCallback(() => setIsLeaving(true), [])
}

/**
 * Keeps the steps of a wizard's page in the browser's history, from step 1 on.
 * @param donePath the screen that `leave` opens
 */
export function useWizardSteps(donePath: string) {
  const { step, go, length } = useStepHistory(1)
  return { step: step ?? undefined, onStepChange: go, leave: useLeaveSteps(length, donePath) }
}
