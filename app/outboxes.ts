import { subscribe } from 'valtio'
import { account, savedJobsOutbox } from '@/client'

type Kind = 'student' | 'business'

/** What the app needs of a feature's outbox. */
interface AccountOutbox {
  setAccount: (accountId: string | null) => void
  flush: () => Promise<boolean>
}

/** The outbox of each kind; a feature's is loaded with the feature, once somebody of that kind is signed in. */
const outboxes: Record<Kind, () => Promise<AccountOutbox>> = {
  student: async () => savedJobsOutbox,
  business: async () => (await import('@/features/gig-tracking')).candidateActionsOutbox,
}

interface Sender {
  kind: Kind
  accountId: string
}

function currentSender(): Sender | null {
  if (account.user) return { kind: 'student', accountId: account.user.id }
  return account.business ? { kind: 'business', accountId: account.business.id } : null
}

let sender: Sender | null = null

async function follow(): Promise<void> {
  const next = currentSender()
  if (next?.accountId === sender?.accountId) return
  const before = sender
  sender = next
  try {
    if (before) (await outboxes[before.kind]()).setAccount(null)
    if (next) (await outboxes[next.kind]()).setAccount(next.accountId)
  } catch (error) {
    // The feature did not load, so nothing of it can wait either; its screens say so when they are opened.
    console.error(error)
  }
}

/** Keeps the outbox of whoever is signed in sending for them. Returns an end to it. */
export function followAccount(): () => void {
  void follow()
  return subscribe(account, () => void follow())
}

/** Sends what still waits for whoever is signed in; signing out does it first. */
export async function flushOutboxes(): Promise<void> {
  const now = currentSender()
  if (now) await (await outboxes[now.kind]()).flush()
}
