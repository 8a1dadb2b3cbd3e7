import { useState } from 'react'
import { isWebsite, withScheme } from '@/domain'

interface WebsiteOptions {
  /** The text in the field. */
  website: string
  /** Replaces that text. */
  onChange: (website: string) => void
}

/** What a website field does beside holding a text. */
export type Website = ReturnType<typeof useWebsite>

/**
 * The rules of a website field (BW-05, BS-02, PF-03), applied when the field is left: an address without a scheme gets
 * `https://`, and a text that is no website is cleared. Pressing the form's button leaves the field too, so a form with a
 * website that has just been cleared is not sent before the person has seen that.
 */
export function useWebsite({ website, onChange }: WebsiteOptions) {
  const [cleared, setCleared] = useState<{ text: string; isSeen: boolean } | null>(null)
  const [wasBlurredEmpty, setBlurredEmpty] = useState(false)

  function leave(): { isCleared: boolean } {
    const taken = withScheme(website)
    setBlurredEmpty(taken === '')
    const isCleared = taken !== '' && !isWebsite(taken)
    if (isCleared) setCleared({ text: website, isSeen: false })
    if (isCleared || taken !== website) onChange(isCleared ? '' : taken)
    return { isCleared }
  }

  return {
    /** The text that was cleared; null once something is typed again. */
    clearedText: cleared?.text ?? null,
    /** The field was left without a website. */
    wasBlurredEmpty: wasBlurredEmpty && website.trim() === '',
    leave,
    type: (typed: string) => {
      setCleared(null)
      onChange(typed)
    },
    /** True when the form may be sent; otherwise focuses the field that was cleared a moment ago. */
    accept: (form: HTMLFormElement): boolean => {
      const { isCleared } = leave()
      if (!isCleared && (!cleared || cleared.isSeen)) return true
      setCleared({ text: cleared?.text ?? website, isSeen: true })
      form.querySelector<HTMLElement>('input[type="url"]')?.focus()
      return false
    },
  }
}
