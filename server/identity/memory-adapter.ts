import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'
import { ExpiringMap } from './expiring-map.ts'

const maxEntries = 5_000
const defaultLifetimeSeconds = 3_600

/** Stores the local provider's state in memory. Accounts and sessions of the product are in its database. */
export function memoryAdapter(): AdapterFactory {
  const entries = new ExpiringMap<AdapterPayload>(maxEntries, Date.now)

  return (model): Adapter => {
    const keyOf = (id: string) => `${model}:${id}`
    const find = (matches: (payload: AdapterPayload) => boolean) =>
      entries
        .keys()
        .filter((key) => key.startsWith(`${model}:`))
        .map((key) => entries.get(key))
        .find((payload) => payload !== undefined && matches(payload))
    return {
      upsert: async (id, payload, expiresIn = defaultLifetimeSeconds) =>
        entries.set(keyOf(id), payload, expiresIn * 1000),
      find: async (id) => entries.get(keyOf(id)),
      findByUid: async (uid) => find((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => find((payload) => payload.userCode === userCode),
      consume: async (id) => {
        const payload = entries.get(keyOf(id))
        if (payload) payload.consumed = Math.floor(Date.now() / 1000)
      },
      destroy: async (id) => entries.delete(keyOf(id)),
      revokeByGrantId: async (grantId) => {
        for (const key of entries.keys()) {
          if (entries.get(key)?.grantId === grantId) entries.delete(key)
        }
      },
    }
  }
}
