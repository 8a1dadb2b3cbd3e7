import { subscribe } from 'valtio'
import { account } from '@/contract/client'

/** The outboxes of the features, each with whose it sends. */
const outboxes: { setAccount: (accountId: string | null) => void; flush: () => Promise<boolean> }[] = []

/** Sends what still waits in every outbox; signing out does it first. */
export function flushOutboxes(): Promise<unknown> {
  return Promise.all(outboxes.map((outbox) => outbox.flush()))
}

/** Keeps the outboxes sending for whoever is signed in. Returns an end to it. */
export function followAccount(): () => void {
  function follow() {
    const id = account.user?.id ?? account.business?.id ?? null
    for (const outbox of outboxes) outbox.setAccount(id)
  }
  follow()
  return subscribe(account, follow)
}
