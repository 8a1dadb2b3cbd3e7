import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database.ts'
import { identityTickets } from '../../db/schema.ts'
import type { AccountKind } from '../../identity/sessions.ts'

/** Deletes the unused tickets of an identity. An account without an identity has no tickets. */
export async function deleteTickets(
  tx: Db,
  kind: AccountKind,
  { issuer, subject }: { issuer: string | null; subject: string | null },
): Promise<void> {
  if (issuer === null || subject === null) return
  await tx
    .delete(identityTickets)
    .where(
      and(eq(identityTickets.kind, kind), eq(identityTickets.issuer, issuer), eq(identityTickets.subject, subject)),
    )
}
