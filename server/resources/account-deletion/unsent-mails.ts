import { eq } from 'drizzle-orm'
import type { Context } from '../../context.ts'
import { businesses, users } from '../../db/schema.ts'
import { toLogEntry } from '../../http/error-handler.ts'

/**
 * Deletes the unsent mails in this server's folder that are to or from a deleted account. Call it after the commit of
 * the deletion. A failure is logged: the account is deleted.
 */
export async function deleteUnsentMails({ mailer, log }: Context, accountId: string): Promise<void> {
  try {
    await mailer.deleteUnsent(accountId)
  } catch (error) {
    log.error({ problem: toLogEntry(error) }, 'Unsent mails of a deleted account could not be deleted')
  }
}

/**
 * Deletes the unsent mails of an account that no longer exists. Call it after passing a mail to the mailer, because a
 * deletion of the account meanwhile may have looked for its mails before this one was written.
 */
export async function deleteMailsOfGoneAccount(context: Context, accountId: string): Promise<void> {
  const { db } = context
  const accounts =
    (await db.$count(users, eq(users.id, accountId))) + (await db.$count(businesses, eq(businesses.id, accountId)))
  if (accounts === 0) await deleteUnsentMails(context, accountId)
}
