import { proxy, ref, subscribe } from 'valtio'
import { account, newIdempotencyKey, profile, resumes, type SignedInStudent, session, upload } from '@/client'
import { isResponse, toUserFields } from '@/contract'
import { centreOfSuburb, messages, resumeProblem } from '@/domain'
import { createSettingsForm, type SaveOutcome } from '@/features/shared'
import { formOf, type PickedResume, partsOf, type StudentForm, studentSettingsForm, toggled } from './settings'

/** The PDF that the student adds with the next save. */
interface NewResume {
  /** The PDF to send with the next save. */
  picked: PickedResume | null
  /** File name of a PDF picked on an earlier visit, which must be picked again. */
  lostFileName: string | null
  /** The error message for the last picked file. */
  problem: string | null
  /** Percent of the file sent; null when no file is being sent. */
  progress: number | null
}

const noResume: NewResume = { picked: null, lostFileName: null, problem: null, progress: null }

/**
 * Sends a student's form with the new resume, and updates the session from the response.
 * @param signal cancels the request
 * @returns the saved form, or the server's refusal; null without a response, and when the student has signed out since
 */
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
  if (!isResponse(outcome)) return outcome
  if (!user || user.id !== accountId) return null
  const { resumeData, resumesDeleted, ...kept } = outcome.data
  const saved = { ...user, ...toUserFields(kept), currentSuburbCentre: centreOfSuburb(kept.suburbName) }
  profile.replaceStudent(saved)
  resumes.remove(resumesDeleted)
  if (resumeData) resumes.putFirst(resumeData)
  Object.assign(newResume, noResume)
  return { form: formOf(saved) }
}

function createStudentSettings() {
  // The screen validates the form, by the student's own type; what the store needs is the same for both types.
  const form = createSettingsForm(studentSettingsForm(true))
  /** The new resume beside the form. */
  const newResume: NewResume = proxy({ ...noResume })
  /** The student whose settings were opened last. */
  let ownerId: string | null = null
  /** Cancels the pending save. */
  let controller = new AbortController()

  // The session has a new version of the account, from this tab, another tab or the server.
  subscribe(account, () => {
    if (account.user) form.refresh(account.user.id, formOf(account.user))
    else form.close()
  })

  return {
    ...form,
    newResume,

    /** Opens the settings of a student, with stored changes from an earlier visit if there are any. */
    open(user: SignedInStudent): void {
      form.open(user.id, formOf(user))
      const fileName = form.state.form?.fileName ?? ''
      const isStillPicked = ownerId === user.id && newResume.picked?.file.name === fileName
      ownerId = user.id
      if (isStillPicked) return
      // The stored changes name a file whose content was lost with the earlier page, so it has to be picked again.
      Object.assign(newResume, { ...noResume, lostFileName: fileName || null })
      if (fileName) form.dropRestored({ fileName: '' })
    },

    /** Toggles a resume's mark for deletion. The resume is deleted when the form is saved. */
    toggleDeletion(resumeId: string): void {
      const openedForm = form.state.form
      if (openedForm) form.change({ resumeFileDelete: toggled(openedForm.resumeFileDelete, resumeId) })
    },

    /** Picks a PDF for the next save, or sets the error when the file is invalid. */
    pickFile(file: File): void {
      if (form.state.saveState === 'saving') return
      const problem = resumeProblem(file, session.resumeList.length, messages.settings.fileTooLarge)
      const picked = problem === null ? ref({ file, idempotencyKey: newIdempotencyKey() }) : null
      Object.assign(newResume, { ...noResume, picked, problem })
      const hadFile = Boolean(form.state.form?.fileName)
      if (picked || hadFile) form.change({ fileName: picked?.file.name ?? '' })
    },

    /** Clears the picked PDF. */
    removeFile(): void {
      Object.assign(newResume, noResume)
      form.change({ fileName: '' })
    },

    /** Discards every change. */
    startOver(): void {
      if (!account.user) return
      Object.assign(newResume, noResume)
      form.startOver(formOf(account.user))
    },

    /** Saves the form, or retries the last save. */
    save(): Promise<boolean> {
      controller = new AbortController()
      const { signal } = controller
      return form.save(
        (typed) => sendSettings(typed, newResume, signal),
        () => (signal.aborted ? messages.settings.saveCancelled : messages.general.offline),
      )
    },

    /** Cancels a save that is sending a file. */
    cancelSave: () => controller.abort(),
  }
}

let settings: ReturnType<typeof createStudentSettings> | undefined

/** The settings of the signed-in student, created on first use. */
export function studentSettings() {
  settings ??= createStudentSettings()
  return settings
}
