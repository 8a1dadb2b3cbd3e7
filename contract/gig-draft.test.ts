import { expect, it } from 'vitest'
import { gigDraftSubjectSchema } from './gig-draft'

const id = '0b9f3c1e-7a52-4d11-9c0e-2f6d8a4b1c3d'

it.each(['new', `edit:${id}`, `repost:${id}`])('accepts the subject %s', (subject) => {
  expect(gigDraftSubjectSchema.parse(subject)).toBe(subject)
})

it.each(['', 'newer', 'edit:', 'edit:1', `delete:${id}`, `edit:${id}0`, ` edit:${id}`, 7])('rejects %j', (subject) => {
  expect(gigDraftSubjectSchema.safeParse(subject).success).toBe(false)
})
