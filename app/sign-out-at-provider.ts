import { identityEndPath } from '@/features/identity'
import { signOut } from '@/features/shell'
import { flushOutboxes } from './outboxes'

/** Signs out here and, once that is done, leads to where the identity provider signs the browser out. */
export async function signOutAtProvider(): Promise<void> {
  await signOut(flushOutboxes, () => window.location.assign(identityEndPath))
}
