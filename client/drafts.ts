import * as z from 'zod/mini'
import { readJson, type StorageArea, storedKeys, writeItem } from './storage.ts'

const prefix = 'campus-gigs:draft:'

/**
 * Stores a form's unsent input so that a reload does not lose it: one draft for each owner, which is an account, or an
 * account and the listing that the draft is about.
 */
export interface DraftStore<Draft> {
  /** The stored draft; null without one, or when it does not match the schema. */
  read: (owner: string) => Draft | null
  /** Stores the draft, replacing an earlier one. */
  write: (owner: string, draft: Draft) => void
  /** Deletes the draft, after it was sent or discarded. */
  clear: (owner: string) => void
  /** The owner of the draft that an entry of the storage has; null for another entry. Default: no entry has a draft. */
  ownerOf?: (key: string) => string | null
}

/** A store of drafts on this device, which can be listed. */
interface LocalDraftStore<Draft> extends DraftStore<Draft> {
  /** The owners that a draft is stored for. */
  owners: () => string[]
  ownerOf: (key: string) => string | null
}

/**
 * Makes the store of one form's drafts. A draft that does not match the schema is ignored, and one that storage has no
 * room for is lost on reload.
 * @param area `sessionStorage` for a draft that no other tab and no later visit may read. Default: `localStorage`
 */
export function draftStore<Draft>(
  name: string,
  schema: z.core.$ZodType<Draft>,
  area?: StorageArea,
): LocalDraftStore<Draft> {
  const keyPrefix = `${prefix}${name}:`
  const keyOf = (owner: string) => `${keyPrefix}${owner}`
  return {
    ownerOf: (key) => (key.startsWith(keyPrefix) ? key.slice(keyPrefix.length) : null),
    owners: () => storedKeys(keyPrefix, area).map((key) => key.slice(keyPrefix.length)),
    read: (owner) => z.safeParse(schema, readJson(keyOf(owner), area)).data ?? null,
    write(owner, draft) {
      writeItem(keyOf(owner), JSON.stringify(draft), area)
    },
    clear(owner) {
      writeItem(keyOf(owner), null, area)
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
  // The prefix of the listing drafts is also that of the entries with their changes.
  for (const key of storedKeys(prefix)) if (!key.startsWith(prefix + gigDraftName)) writeItem(key, null)
  purgeTabDrafts()
}

/** Deletes the drafts of this tab, also when the account signs out in another tab. */
export function purgeTabDrafts(): void {
  for (const key of storedKeys(prefix, 'sessionStorage')) writeItem(key, null, 'sessionStorage')
}
