import { subscribe } from 'valtio'
import { z } from 'zod'
import { account, onClientStart, persisted } from '@/client'
import type { Destination } from './commands'

/** How many places a device remembers as recent. */
export const maxRecent = 5

const store = persisted({
  name: 'palette',
  version: 1,
  schema: z.object({
    recent: z.array(z.object({ label: z.string(), detail: z.string().optional(), href: z.string() })),
  }),
  initial: (): { recent: Destination[] } => ({ recent: [] }),
})

/** Where the account went through the palette on this device, the latest first. */
export const recentPlaces: { recent: Destination[] } = store.state

export function rememberPlace(place: Destination): void {
  recentPlaces.recent = [place, ...recentPlaces.recent.filter(({ href }) => href !== place.href)].slice(0, maxRecent)
}

function accountId(): string | undefined {
  return account.user?.id ?? account.business?.id
}

// Where an account went is its own: it goes when the account signs out, or another one signs in.
onClientStart(() => {
  let ownerId = accountId()
  return subscribe(account, () => {
    const id = accountId()
    if (id === ownerId) return
    if (ownerId !== undefined) store.reset()
    ownerId = id
  })
})
