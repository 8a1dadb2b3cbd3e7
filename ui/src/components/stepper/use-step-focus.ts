import { useEffect, useRef } from 'react'

/**
 * Moves focus to the step's heading whenever the step changes, so that screen readers read the new step from its top. The
 * first render moves no focus. Give the heading `tabIndex={-1}`.
 *
 * @param step the step shown: its number or its id
 * @param arrived whether to focus on the first render too, as where each step is a page and another step led to this one.
 *   Default false
 * @returns the heading's ref
 */
export function useStepFocus<Heading extends HTMLElement>(
  step: number | string,
  arrived = false,
  // Not `RefObject<Heading | null>`, which an element's `ref` takes in React 19 only.
): { current: Heading | null } {
  const headingRef = useRef<Heading>(null)
  const focusedStepRef = useRef(arrived ? null : step)

  // A step may change long after the click that asked for it (an upload), so focus follows the step, not the click.
  useEffect(() => {
    if (focusedStepRef.current === step) return
    focusedStepRef.current = step
    headingRef.current?.focus()
  }, [step])

  return headingRef
}
