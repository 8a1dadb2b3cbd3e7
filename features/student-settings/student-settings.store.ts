import { proxy, ref, subscribe } from 'valtio'
import { account, idempotencyKey, profile, resumes, type SignedInStudent, session, upload } from '@/client'
import { isFailure, toUserFields } from '@/contract'
import { messages, resumeProblem } from '@/domain'
import { createSettingsForm, type SaveOutcome } from '@/features/shared'
import { formOf, type PickedResume, partsOf, type StudentForm, studentSettingsForm, toggled } from './settings'

interface NewResume {
  /** The PDF to send with the next save. */
  picked: PickedResume | null
  /** Name of a PDF picked on an earlier visit: it has to be picked again. */
  lost: string | null
  /** Why the file picked last can not become a resume. */
  problem: string | null
  /** Share of the file sent, 0–100; null while none is on its way. */
  progress: number | null
}

const noResume: NewResume = { picked: null, lost: null, problem: null, progress: null }

/** Sends a student's form; the session has what the server kept before this resolves. */
async function sendSettings(
  form: StudentForm,
  newResume: NewResume,
  signal: AbortSignal,
): Promise<SaveOutcome<StudentForm>> {
  const accountId = account.user?.id
  const { picked } = newResume
  if (picked) newResume.progress = 0
  const outcome = await upload('customiseUserData', partsOf(form, picked), {
    signal,
    onProgress: (percent) => {
      if (picked) newResume.progress = percent
    },
  })
  newResume.progress = null
  const { user } = account
  if (outcome === null || isFailure(outcome)) return outcome
  if (!user || user.id !== accountId) return null
  const { resumeData, resumesDeleted, ...kept } = outcome.data
  const saved = { ...user, ...toUserFields(kept) }
  profile.replaceStudent(saved)
  resumes.remove(resumesDeleted)
  if (resumeData) resumes.add(resumeData)
  Object.assign(newResume, noResume)
  return { form: formOf(saved) }
}

function createStudentSettings() {
  const form = createSettingsForm(studentSettingsForm(true))
  /** The new resume beside the form. */
  const newResume: NewResume = proxy({ ...noResume })
  let owner: string | null = null
  let sending = new AbortController()

  // The account was heard from again: here, in another tab or from the server.
  subscribe(account, () => {
    if (account.user) form.refresh(account.user.id, formOf(account.user))
    else form.close()
  })

  return {
    ...form,
    newResume,

    /** Opens the settings of a student: as they are, or with the changes kept from an earlier visit. */
    open(user: SignedInStudent): void {
      form.open(user.id, formOf(user))
      const typed = form.state.form
      const fileName = typed?.fileName ?? ''
      const isHere = owner === user.id && newResume.picked?.file.name === fileName
      owner = user.id
      if (isHere) return
      Object.assign(newResume, { ...noResume, lost: fileName || null })
      if (typed) typed.fileName = ''
    },

    /** Marks a resume for deletion, or takes the mark back; nothing happens to it until the form is saved. */
    toggleDeletion(resumeId: string): void {
      const typed = form.state.form
      if (typed) form.change({ resumeFileDelete: toggled(typed.resumeFileDelete, resumeId) })
    },

    /** Takes a PDF for the next save, or says why it can not be one. */
    pickFile(file: File): void {
      if (form.state.save === 'saving') return
      const problem = resumeProblem(file, session.resumeList.length, messages.settings.fileTooLarge)
      const picked = problem === null ? ref({ file, idempotencyKey: idempotencyKey() }) : null
      Object.assign(newResume, { ...noResume, picked, problem })
      if (picked || form.state.form?.fileName) form.change({ fileName: picked?.file.name ?? '' })
    },

    /** Forgets the picked PDF. */
    dropFile(): void {
      Object.assign(newResume, noResume)
      form.change({ fileName: '' })
    },

    /** Forgets every change. */
    startOver(): void {
      if (!account.user) return
      Object.assign(newResume, noResume)
      form.startOver(formOf(account.user))
    },

    /** Saves, or tries the same again. */
    save(): Promise<boolean> {
      sending = new AbortController()
      return form.save((typed) => sendSettings(typed, newResume, sending.signal))
    },

    /** Stops a save whose file is still on its way. */
    cancelSave: () => sending.abort(),
  }
}

let settings: ReturnType<typeof createStudentSettings> | undefined

/** The settings of whichever student is signed in, made when they are first shown. */
export function studentSettings() {
  settings ??= createStudentSettings()
  return settings
}
