import { subscribe } from 'valtio'
import * as z from 'zod/mini'
import { account, accountId, onClientStart, persisted } from '@/client'
import type { Destination } from './commands'

/** The number of recent pages that are stored. */
const maxRecent = 5

const store = persisted<{ recent: Destination[] }>({
  name: 'palette',
  version: 2,
  schema: z.object({
    recent: z.array(z.object({ label: z.string(), detail: z.optional(z.string()), href: z.string() })),
  }),
  initial: () => ({ recent: [] }),
  toStored: ({ recent }) => ({ recent: recent.filter(({ isApplicant }) => !isApplicant) }),
})

/**
 * The pages that the account opened with the palette on this device, the latest first. Applicants' pages stay until a
 * reload.
 */
export const recentPages: { recent: Destination[] } = store.state

/** Stores a page as the latest, once; drops the oldest past `maxRecent`. */
export function addRecentPage(page: Destination): void {
  recentPages.recent = [page, ...recentPages.recent.filter(({ href }) => href !== page.href)].slice(0, maxRecent)
}

// Cleared when the account changes, because another account must not see these pages.
onClientStart(() => {
  let ownerId = accountId()
  return subscribe(account, () => {
    const id = accountId()
    if (id === ownerId) return
    if (ownerId !== undefined) store.reset()
    ownerId = id
  })
})
