import type { z } from 'zod'

const prefix = 'campus-gigs:draft:'

/** What somebody has typed but not sent, kept per account so that a reload loses nothing. */
export interface DraftStore<Draft> {
  /** The kept draft, or null when there is none that fits the schema. */
  read: (accountId: string) => Draft | null
  /** Keeps the draft in place of any earlier one. */
  write: (accountId: string, draft: Draft) => void
  /** Forgets it: it has been sent, or the person said so. */
  clear: (accountId: string) => void
}

/** Makes the drafts of one form. A draft that no longer fits the schema is dropped, never shown. */
export function draftStore<Draft>(name: string, schema: z.ZodType<Draft>): DraftStore<Draft> {
  const keyOf = (accountId: string) => `${prefix}${name}:${accountId}`
  return {
    read(accountId) {
      try {
        const text = localStorage.getItem(keyOf(accountId))
        return text === null ? null : (schema.safeParse(JSON.parse(text)).data ?? null)
      } catch {
        return null
      }
    },
    write(accountId, draft) {
      try {
        localStorage.setItem(keyOf(accountId), JSON.stringify(draft))
      } catch {
        // No storage: the draft lives as long as the page.
      }
    },
    clear(accountId) {
      try {
        localStorage.removeItem(keyOf(accountId))
      } catch {
        // Nothing was kept.
      }
    },
  }
}

/** The draft of a gig, which outlives sign-out. */
export const gigDraftName = 'gig-wizard'

/**
 * Forgets the drafts on this device: at sign-out, so that nothing personal stays on a shared machine. The draft of a gig
 * stays for its account: it is written to be published, and might not have reached the server.
 */
export function purgeDrafts(): void {
  try {
    for (const key of Object.keys(localStorage))
      if (key.startsWith(prefix) && !key.startsWith(prefix + gigDraftName)) localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}
