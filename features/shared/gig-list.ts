import { account, gigDrafts, type ShownGigDraft, useGigDrafts, useRefreshedSession } from '@/client'
import type { GigDraftSubject } from '@/contract'
import { clock } from '@/domain'
import type { ReloadProps } from './stale-alert'

/** The props of a screen with a business's gigs. */
export interface GigListProps extends ReloadProps {
  /** The listing drafts, the last changed first. */
  drafts: readonly ShownGigDraft[]
  now: Date
  onDiscardDraft: (subject: GigDraftSubject) => void
  links: {
    createGig: string
    gig: (jobListingId: string) => string
    /** The wizard with a listing draft. */
    gigDraft: (subject: GigDraftSubject) => string
  }
}

/** The props of a screen with the signed-in business's gigs. Refreshes the session when the screen opens. */
export function useGigList(): Omit<GigListProps, 'links'> {
  const { isStale, refresh } = useRefreshedSession()
  return {
    drafts: useGigDrafts(),
    now: clock.now(),
    onDiscardDraft: (subject) => {
      if (account.business) gigDrafts.clear(account.business.id, subject)
    },
    stale: isStale,
    onRefresh: refresh,
  }
}
