import { proxy, ref, subscribe } from 'valtio'
import { account, createSettingsForm, idempotencyKey, type SaveOutcome, session, upload } from '@/client'
import { isFailure, toUserFields } from '@/contract'
import { messages, resumeProblem, type User } from '@/domain'
import { formOf, type PickedResume, partsOf, type StudentForm, studentForm, toggled } from './settings'

const settings = createSettingsForm('student-settings', studentForm)

/** The form on the screen. */
export const studentSettings = settings.state

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

const nothing: NewResume = { picked: null, lost: null, problem: null, progress: null }

/** The new resume beside the form. */
export const newResume: NewResume = proxy({ ...nothing })

let owner: string | null = null
let sending: AbortController | null = null

/** Opens the settings of a student: as they are, or with the changes kept from an earlier visit. */
export function openSettings(user: User): void {
  settings.open(user.id, formOf(user))
  const { form } = studentSettings
  const fileName = form?.fileName ?? ''
  const isHere = owner === user.id && newResume.picked?.file.name === fileName
  owner = user.id
  if (isHere) return
  Object.assign(newResume, { ...nothing, lost: fileName || null })
  if (form) form.fileName = ''
}

// The account was heard from again: here, in another tab or from the server.
subscribe(account, () => {
  if (account.user) settings.refresh(account.user.id, formOf(account.user))
  else settings.close()
})

/** Takes in what was typed. A field that is changed is no longer refused. */
export function changeSettings(changes: Partial<StudentForm>): void {
  settings.change(changes)
  for (const field of Object.keys(changes)) settings.forgive(field)
}

/** Marks a resume for deletion, or takes the mark back; nothing happens to it until the form is saved. */
export function toggleDeletion(resumeId: string): void {
  const { form } = studentSettings
  if (form) changeSettings({ resumeFileDelete: toggled(form.resumeFileDelete, resumeId) })
}

/** Takes a PDF for the next save, or says why it can not be one. */
export function pickFile(file: File): void {
  if (studentSettings.save === 'saving') return
  const problem = resumeProblem(file, session.resumeList.length, messages.settings.fileTooLarge)
  const picked = problem === null ? ref({ file, idempotencyKey: idempotencyKey() }) : null
  Object.assign(newResume, { ...nothing, picked, problem })
  settings.forgive('file')
  const fileName = picked?.file.name ?? ''
  if (fileName !== studentSettings.form?.fileName) changeSettings({ fileName })
}

/** Forgets the picked PDF. */
export function dropFile(): void {
  Object.assign(newResume, nothing)
  changeSettings({ fileName: '' })
}

/** Forgets every change. */
export function startOver(): void {
  if (!account.user) return
  Object.assign(newResume, nothing)
  settings.startOver(formOf(account.user))
}

/** Stops a save whose file is still on its way. */
export function cancelSave(): void {
  sending?.abort()
}

async function send(form: StudentForm): Promise<SaveOutcome<StudentForm>> {
  const accountId = account.user?.id
  const { picked } = newResume
  sending = new AbortController()
  if (picked) newResume.progress = 0
  const outcome = await upload('customiseUserData', partsOf(form, picked), {
    signal: sending.signal,
    onProgress: (percent) => {
      if (picked) newResume.progress = percent
    },
  })
  newResume.progress = null
  const { user } = account
  if (outcome === null || isFailure(outcome)) return outcome
  if (!user || user.id !== accountId) return null
  const { resumeData, resumesDeleted, ...kept } = outcome.data
  account.user = { ...user, ...toUserFields(kept) }
  const others = session.resumeList.filter(({ id }) => !resumesDeleted.includes(id) && id !== resumeData?.id)
  // Newest first, as the server lists them.
  session.resumeList = resumeData ? [resumeData, ...others] : others
  Object.assign(newResume, nothing)
  return { form: formOf(account.user) }
}

/** Saves, or tries the same again. */
export function saveSettings(): Promise<boolean> {
  return settings.save(send)
}

export const { dismissRestored, stopCelebrating } = settings
