import { type RefObject, useEffect, useRef } from 'react'
import { applicantButtonId } from './applicant-list'

/**
 * Moves the focus to the name of the applicant that is opened, and back to their line in the list when they are closed.
 * It follows what is shown, not the click: the router shows it later, and the browser's Back and Forward open and
 * close as well. Who is open when the page comes keeps the focus where it is.
 *
 * @param openId whose application is shown, or null
 * @param name the heading that takes the focus
 */
export function useOpenFocus(openId: string | null, name: RefObject<HTMLElement | null>): void {
  const shown = useRef(openId)

  useEffect(() => {
    const before = shown.current
    shown.current = openId
    if (openId === before) return
    if (openId !== null) name.current?.focus()
    else if (before !== null) document.getElementById(applicantButtonId(before))?.focus()
  }, [openId, name])
}
