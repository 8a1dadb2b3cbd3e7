// The listing drafts on this device: the content of each in one entry of local storage, its last change in another.
import * as z from 'zod/mini'
import { type GigDraftState, type GigDraftSubject, gigDraftStateSchema, gigDraftSubjectSchema } from '@/contract'
import { clock } from '@/domain'
import { draftStore, gigDraftName } from './drafts.ts'

/** The content of a draft, as the wizard stores it. */
export type GigDraftContent = NonNullable<GigDraftState['content']>

/** The schema of a draft's content; the contract's also accepts the null of a submitted or discarded draft. */
const contentSchema = gigDraftStateSchema.shape.content.def.innerType

const contentStore = draftStore(gigDraftName, contentSchema)
/** The last change of each draft on this device, also of a submitted or discarded one, which has no content. */
const changeStore = draftStore(
  `${gigDraftName}-change`,
  z.object({ changedAt: gigDraftStateSchema.shape.changedAt, isSaved: z.boolean() }),
)

/** A draft on this device. */
export interface LocalGigDraft extends GigDraftState {
  /** Whether the server has stored this version of the draft. */
  isSaved: boolean
}

/** The name under which a draft is stored on this device. */
function ownerOf(accountId: string, subject: GigDraftSubject): string {
  return subject === 'new' ? accountId : `${accountId}:${subject}`
}

/** The subject of a draft stored under a name; undefined for another account's draft. */
function subjectOf(accountId: string, owner: string): GigDraftSubject | undefined {
  if (owner === accountId) return 'new'
  if (!owner.startsWith(`${accountId}:`)) return undefined
  return gigDraftSubjectSchema.safeParse(owner.slice(accountId.length + 1)).data
}

/** A draft of an account on this device, also a submitted or discarded one; null without one. */
export function readLocal(accountId: string, subject: GigDraftSubject): LocalGigDraft | null {
  const owner = ownerOf(accountId, subject)
  const content = contentStore.read(owner)
  const change = changeStore.read(owner)
  if (!content && !change) return null
  // When storage refused the entry of the change, the draft counts as changed now.
  const changedAt = change?.changedAt ?? clock.now().toISOString()
  return { subject, content, changedAt, isSaved: change?.isSaved ?? false }
}

/** All drafts of an account on this device, submitted and discarded ones too, the last changed first. */
export function readAllLocal(accountId: string): LocalGigDraft[] {
  const owners = new Set([...contentStore.owners(), ...changeStore.owners()])
  const drafts = [...owners].flatMap((owner) => {
    const subject = subjectOf(accountId, owner)
    return (subject && readLocal(accountId, subject)) ?? []
  })
  return drafts.toSorted((one, other) => other.changedAt.localeCompare(one.changedAt))
}

/** Stores a draft on this device. */
export function writeLocal(accountId: string, { subject, content, changedAt, isSaved }: LocalGigDraft): void {
  const owner = ownerOf(accountId, subject)
  if (content) contentStore.write(owner, content)
  else contentStore.clear(owner)
  changeStore.write(owner, { changedAt, isSaved })
}

/** The subject of the draft whose content an entry of the storage has; undefined for any other entry. */
export function subjectAt(accountId: string, key: string): GigDraftSubject | undefined {
  const owner = contentStore.ownerOf(key)
  return owner === null ? undefined : subjectOf(accountId, owner)
}
