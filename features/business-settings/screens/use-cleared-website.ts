import { useState } from 'react'
import { isWebsiteOrNone } from '../settings'

/**
 * A text that is no website is cleared on leaving its field (BS-02). Leaving by pressing Save does so too, and then
 * nothing is saved without it before somebody has seen that it went.
 *
 * @param website what stands in the field
 * @param onClear empties the field
 */
export function useClearedWebsite(website: string, onClear: () => void) {
  const [cleared, setCleared] = useState<{ text: string; seen: boolean } | null>(null)
  return {
    /** The text that went; null once something is typed again. */
    text: cleared?.text ?? null,
    leave: () => {
      if (isWebsiteOrNone(website)) return
      setCleared({ text: website, seen: false })
      onClear()
    },
    typedAgain: () => setCleared(null),
    /** True when the form may be sent; otherwise goes to the field that was cleared a moment ago. */
    accept: (form: HTMLFormElement): boolean => {
      if (!cleared || cleared.seen) return true
      setCleared({ ...cleared, seen: true })
      form.querySelector<HTMLElement>('input[type="url"]')?.focus()
      return false
    },
  }
}
