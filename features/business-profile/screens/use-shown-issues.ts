import { useShownErrors } from '@campus-gigs/ui'
import type { BusinessIssues } from '../issues'
import type { BusinessField } from '../wizard'

/** When a step's messages are shown: at a field once it has been left, at all of them once NEXT was pressed. */
export function useShownIssues(issues: BusinessIssues, refused: BusinessIssues) {
  return useShownErrors<BusinessField>(issues, refused)
}
