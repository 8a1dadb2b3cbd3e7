import { focusFirstInvalid } from '@campus-gigs/ui'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { BusinessIssues } from '../issues'
import type { BusinessField } from '../wizard'

/** When a step's messages are shown: at a field once it has been left, at all of them once NEXT was pressed. */
export function useShownIssues(issues: BusinessIssues, refused: BusinessIssues) {
  const [left, setLeft] = useState<ReadonlySet<BusinessField>>(new Set())
  const [asked, setAsked] = useState(false)
  const wrong = Object.keys(issues).length > 0

  return {
    /** The message to show at a field, if any. */
    errorOf: (field: BusinessField): string | undefined =>
      (asked || left.has(field) ? issues[field] : undefined) ?? refused[field],
    /** The field lost focus. */
    leave: (field: BusinessField) => setLeft(new Set(left).add(field)),
    /** True when the step is fine; otherwise shows every message and goes to the first. */
    accept: (form: HTMLFormElement): boolean => {
      if (!wrong) return true
      flushSync(() => setAsked(true))
      focusFirstInvalid(form)
      return false
    },
  }
}
