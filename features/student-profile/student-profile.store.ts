import { account, call, listings, profile, type SignedInStudent } from '@/client'
import { isFailure } from '@/contract'
import { messages } from '@/domain'
import { createDraftForm } from '@/features/shared'
import { accountUpdate, startingDraft, studentForm } from './wizard'

export type StudentWizard = ReturnType<typeof createStudentWizard>

/** Opens the wizard of one student, with the stored draft if there is one. */
export function createStudentWizard(user: SignedInStudent) {
  const form = createDraftForm(studentForm, {
    draftKey: user.id,
    isCurrent: () => account.user?.id === user.id,
    initialDraft: () => startingDraft(user),
  })

  /** Saves the profile. Success updates the session and deletes the draft; a failure keeps the draft. */
  async function finish(): Promise<void> {
    const answer = await form.submit(async (draft) => {
      const outcome = await call('updateAccount', accountUpdate(draft))
      // An unknown message counts as no response.
      return isFailure(outcome) || outcome?.message === messages.server.success ? outcome : null
    })
    if (!answer) return
    listings.replaceAll(answer.data.jobList)
    profile.replaceStudent(answer.data.userData)
  }

  return { form, finish }
}
