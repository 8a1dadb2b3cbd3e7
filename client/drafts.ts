import * as z from 'zod/mini'
import { readJson, storedKeys, writeItem } from './storage.ts'

const prefix = 'campus-gigs:draft:'

/** Stores a form's unsent input for each account, so that a reload does not lose it. */
export interface DraftStore<Draft> {
  /** The stored draft; null without one, or when it does not match the schema. */
  read: (accountId: string) => Draft | null
  /** Stores the draft, replacing an earlier one. */
  write: (accountId: string, draft: Draft) => void
  /** Deletes the draft, after it was sent or discarded. */
  clear: (accountId: string) => void
}

/** A store of drafts on this device, which can be listed. */
interface LocalDraftStore<Draft> extends DraftStore<Draft> {
  /** The account ids that a draft is stored for. */
  owners: () => string[]
}

/**
 * Makes the store of one form's drafts in local storage. A draft that does not match the schema is ignored, and one
 * that storage has no room for is lost on reload.
 */
export function draftStore<Draft>(name: string, schema: z.core.$ZodType<Draft>): LocalDraftStore<Draft> {
  const keyPrefix = `${prefix}${name}:`
  const keyOf = (accountId: string) => `${keyPrefix}${accountId}`
  return {
    owners: () => storedKeys(keyPrefix).map((key) => key.slice(keyPrefix.length)),
    read: (accountId) => z.safeParse(schema, readJson(keyOf(accountId))).data ?? null,
    write(accountId, draft) {
      writeItem(keyOf(accountId), JSON.stringify(draft))
    },
    clear(accountId) {
      writeItem(keyOf(accountId), null)
    },
  }
}

/** The name of the listing drafts, which are kept at sign-out. */
export const gigDraftName = 'gig-wizard'

/**
 * Deletes the drafts on this device at sign-out, because a shared machine must not keep personal data. The listing
 * drafts are kept: their content is meant to be published, and the server may not have them yet.
 */
export function purgeDrafts(): void {
  for (const key of storedKeys(prefix)) if (!key.startsWith(prefix + gigDraftName)) writeItem(key, null)
}
