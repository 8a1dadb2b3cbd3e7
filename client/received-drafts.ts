import type { GigDraftState } from '@/contract'

type MergeDrafts = (businessId: string, drafts: readonly GigDraftState[]) => void

let mergeDrafts: MergeDrafts | null = null
/** The drafts of the last session that came before `gig-draft.ts` was loaded. */
let waiting: Parameters<MergeDrafts> | null = null

/** Hands over the listing drafts that a business's session brought. They wait until `gig-draft.ts` is loaded. */
export function handOverDrafts(...received: Parameters<MergeDrafts>): void {
  if (mergeDrafts) mergeDrafts(...received)
  else waiting = received
}

/** Receives the drafts that wait, and all later ones. Returns a function that stops. */
export function onDraftsReceived(merge: MergeDrafts): () => void {
  mergeDrafts = merge
  if (waiting) merge(...waiting)
  waiting = null
  return () => {
    mergeDrafts = null
  }
}
