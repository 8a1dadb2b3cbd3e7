import { type RefObject, useEffect, useRef } from 'react'
import { applicantButtonId } from './applicant-list'

/**
 * Moves the focus to the name of the applicant that is opened, and back to their line in the list when they are closed.
 * The focus follows the rendered applicant, not the click: the router renders later, and the browser's Back and Forward
 * open and close applicants too. An applicant already open on mount does not move the focus.
 *
 * @param openedId the id of the open applicant, or null
 * @param name the heading to focus
 */
export function useOpenFocus(openedId: string | null, name: RefObject<HTMLElement | null>): void {
  const previousOpenedId = useRef(openedId)

  useEffect(() => {
    const previousId = previousOpenedId.current
    previousOpenedId.current = openedId
    if (openedId === previousId) return
    if (openedId !== null) name.current?.focus()
    else if (previousId !== null) document.getElementById(applicantButtonId(previousId))?.focus()
  }, [openedId, name])
}
