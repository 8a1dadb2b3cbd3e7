import type { Context } from '../../context.ts'

/**
 * Deletes the unsent mails in this server's folder that are to or from a deleted account. Call it after the commit of
 * the deletion, which waits for transactions that are writing such a mail, and after a mail that was written outside a
 * transaction while its account was deleted. A failure is logged: the account is deleted.
 */
export async function deleteUnsentMails({ mailer, log }: Context, accountId: string): Promise<void> {
  try {
    await mailer.deleteUnsent(accountId)
  } catch (error) {
    log.error({ err: error }, 'Unsent mails of a deleted account could not be deleted')
  }
}
