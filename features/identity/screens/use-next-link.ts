import { useEffect, useRef } from 'react'

/**
 * The focus of a form that a link replaces.
 * @param isOver whether the link stands in place of the form
 * @returns `link`, its ref, and `onSubmit`, to call at a submission: the link is focused only if there was one,
 *   because otherwise the focus was not in the form
 */
export function useNextLink(isOver: boolean) {
  const link = useRef<HTMLAnchorElement>(null)
  const wasSubmitted = useRef(false)
  useEffect(() => {
    if (isOver && wasSubmitted.current) link.current?.focus()
  }, [isOver])
  return {
    link,
    onSubmit: () => {
      wasSubmitted.current = true
    },
  }
}
