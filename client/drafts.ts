import * as z from 'zod/mini'

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

/** Makes the store of one form's drafts in local storage. A draft that does not match the schema is ignored. */
export function draftStore<Draft>(name: string, schema: z.core.$ZodType<Draft>): LocalDraftStore<Draft> {
  const keyPrefix = `${prefix}${name}:`
  const keyOf = (accountId: string) => `${keyPrefix}${accountId}`
  return {
    owners() {
      try {
        return Object.keys(localStorage).flatMap((key) =>
          key.startsWith(keyPrefix) ? key.slice(keyPrefix.length) : [],
        )
      } catch {
        // Storage is disabled, so nothing was stored.
        return []
      }
    },
    read(accountId) {
      try {
        const text = localStorage.getItem(keyOf(accountId))
        return text === null ? null : (z.safeParse(schema, JSON.parse(text)).data ?? null)
      } catch {
        // Storage is disabled, or the text is not JSON.
        return null
      }
    },
    write(accountId, draft) {
      try {
        localStorage.setItem(keyOf(accountId), JSON.stringify(draft))
      } catch {
        // Storage is full or disabled: the draft is lost on reload.
      }
    },
    clear(accountId) {
      try {
        localStorage.removeItem(keyOf(accountId))
      } catch {
        // Storage is disabled, so nothing was stored.
      }
    },
  }
}

/** The name of the listing drafts, which are kept at sign-out. */
export const gigDraftName = 'gig-wizard'

/**
 * Deletes the drafts on this device at sign-out, because a shared machine must not keep personal data. The listing drafts
 * are kept: their content is meant to be published, and the server may not have them yet.
 */
export function purgeDrafts(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const isGigDraft = key.startsWith(prefix + gigDraftName)
      if (key.startsWith(prefix) && !isGigDraft) localStorage.removeItem(key)
    }
  } catch {
    // Storage is disabled, so nothing was stored.
  }
}
