import { subscribe } from 'valtio'
import { account, savedJobsOutbox } from '@/client'

type Kind = 'student' | 'business'

/** The part of a feature's outbox that the app controls. */
interface AccountOutbox {
  setAccount: (accountId: string | null) => void
  flush: () => Promise<boolean>
}

/** The outbox of each kind of account, whose code is loaded when an account of that kind signs in. */
const outboxes: Record<Kind, () => Promise<AccountOutbox>> = {
  student: async () => savedJobsOutbox,
  async business() {
    // Each export is read right off its import, so that the build sees which are used and leaves the screens out.
    const actions = (await import('@/features/gig-tracking')).candidateActionsOutbox
    const drafts = (await import('@/client/gig-draft')).gigDrafts
    return {
      setAccount: actions.setAccount,
      async flush() {
        const areDraftsSaved = await drafts.flush()
        return (await actions.flush()) && areDraftsSaved
      },
    }
  },
}

/** The account whose items are sent. */
interface Sender {
  kind: Kind
  accountId: string
}

/** The signed-in account; null for a visitor. */
function currentSender(): Sender | null {
  if (account.user) return { kind: 'student', accountId: account.user.id }
  return account.business ? { kind: 'business', accountId: account.business.id } : null
}

/** The account whose id was given to an outbox last; null for none. */
let sender: Sender | null = null

/** Gives the outbox of the signed-in account that account's id, and stops the outbox of the account before. */
async function updateSender(): Promise<void> {
  const newSender = currentSender()
  if (newSender?.accountId === sender?.accountId) return
  const formerSender = sender
  sender = newSender
  try {
    if (formerSender) {
      const outbox = await outboxes[formerSender.kind]()
      outbox.setAccount(null)
    }
    if (newSender) {
      const outbox = await outboxes[newSender.kind]()
      outbox.setAccount(newSender.accountId)
    }
  } catch (error) {
    // The feature's code did not load. It is loaded again when the session is refreshed.
    if (sender === newSender) sender = formerSender
    console.error(error)
  }
}

/** Gives each outbox the id of the signed-in account, now and whenever it changes. Returns an unsubscribe. */
export function followAccount(): () => void {
  void updateSender()
  return subscribe(account, () => void updateSender())
}

/** Sends the pending items of the signed-in account, a gig draft too; signing out does it first. */
export async function flushOutboxes(): Promise<void> {
  const current = currentSender()
  if (!current) return
  const outbox = await outboxes[current.kind]()
  await outbox.flush()
}
