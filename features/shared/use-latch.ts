import { useState } from 'react'

/** Whether the condition holds, or held in an earlier render of the component. */
export function useLatch(condition: boolean): boolean {
  const [hasHeld, setHasHeld] = useState(condition)
  // React repeats the render at once, before it renders the children.
  if (condition && !hasHeld) setHasHeld(true)
  return condition || hasHeld
}
