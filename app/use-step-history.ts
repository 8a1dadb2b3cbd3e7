import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { z } from 'zod'

/** What an entry of the history says of a wizard or pop-up: the step it shows, and those of the entries before it. */
const entry = z.object({ step: z.number(), trail: z.array(z.number().nullable()) })

/**
 * Goes to a step of the page; null closes what the steps are of.
 * @param replacing in place of this entry of the history, so that Back does not come here again. Default false
 */
export type GoToStep = (step: number | null, replacing?: boolean) => void

/** Where the browser's history stands among the steps of a page. */
export interface StepHistory {
  /** The step of this entry. */
  step: number | null
  go: GoToStep
  /** How many entries there are from where the steps began up to this one. */
  length: number
}

/**
 * Puts the steps of a wizard or pop-up into the browser's history, one entry each, so that Back and Forward go through
 * them and a reload stays. A step already behind is gone back to: its entry is not made a second time.
 *
 * @param first the step a page begins at; null where nothing is open yet
 */
export function useStepHistory(first: number | null): StepHistory {
  const navigate = useNavigate()
  const { state, search, hash } = useLocation()
  const here = entry.safeParse(state).data
  const step = here ? here.step : first
  const length = here?.trail.length ?? 0

  const go = useCallback<GoToStep>(
    (to, replacing = false) => {
      const trail = entry.safeParse(state).data?.trail ?? []
      const behind = trail.lastIndexOf(to)
      if (to === step) return
      if (behind >= 0) {
        void navigate(behind - trail.length)
        return
      }
      const isOn = !replacing && to !== null && (step === null || to > step)
      void navigate(
        { search, hash },
        {
          state: to === null ? null : { step: to, trail: isOn ? [...trail, step] : trail },
          replace: !isOn,
          preventScrollReset: true,
        },
      )
    },
    [navigate, state, step, search, hash],
  )
  return { step, go, length }
}

/**
 * Leaves a wizard that is done for another screen. The entries of its steps go from the history first, so that neither
 * Back nor Forward leads into it again.
 * @param length how many entries the steps have made
 */
export function useLeaveSteps(length: number, path: string): () => void {
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    if (!isLeaving) return
    if (length > 0) void navigate(-length)
    else void navigate(path, { replace: true })
  }, [isLeaving, length, navigate, path])
  return useCallback(() => setLeaving(true), [])
}
