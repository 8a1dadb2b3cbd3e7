import { useEffect, useRef } from 'react'

/**
 * Focuses the link that replaces a form after a submission.
 * @param isOver whether the link has replaced the form
 * @returns the link's ref, and `markSubmitted`, to call at each submission, because a page that opens with the link
 * moves no focus
 */
export function useNextLink(isOver: boolean) {
  const ref = useRef<HTMLAnchorElement>(null)
  const wasSubmittedRef = useRef(false)
  useEffect(() => {
    if (isOver && wasSubmittedRef.current) ref.current?.focus()
  }, [isOver])
  return {
    ref,
    markSubmitted: () => {
      wasSubmittedRef.current = true
    },
  }
}
