// Carries the drafts of a session to the module of the drafts, which only a business's pages load. Until that module is
// loaded, the latest drafts are kept here.
import type { GigDraftState } from '@/contract'

type MergeDrafts = (businessId: string, drafts: readonly GigDraftState[]) => void

/** The function of `gig-draft.ts` that merges received drafts; null until that module is loaded. */
let mergeDrafts: MergeDrafts | null = null
/** The drafts of the latest session that was received before `gig-draft.ts` was loaded. */
let undelivered: Parameters<MergeDrafts> | null = null

/** Passes the listing drafts of a business's session to `gig-draft.ts`, once that module is loaded. */
export function deliverDrafts(...received: Parameters<MergeDrafts>): void {
  if (mergeDrafts) mergeDrafts(...received)
  else undelivered = received
}

/** Calls the function with the undelivered drafts, and with all later ones. Returns an unsubscribe. */
export function onDraftsReceived(merge: MergeDrafts): () => void {
  mergeDrafts = merge
  if (undelivered) merge(...undelivered)
  undelivered = null
  return () => {
    mergeDrafts = null
  }
}
