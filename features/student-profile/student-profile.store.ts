import { proxy, snapshot } from 'valtio'
import { account, call, draftStore, session } from '@/client'
import { isFailure } from '@/contract'
import { messages, type User } from '@/domain'
import { accountUpdateOf, answersOf, type RefusedAnswer, refusedAnswers } from './answers'
import { resume, type WizardAction, type WizardState, wizardDraft, wizardReducer, wizardSteps } from './wizard'

/** Why the profile has not been saved. */
export interface SaveFailure {
  message: string
  /** The answers the server did not take; empty when it is not about one of them. */
  refused: readonly RefusedAnswer[]
}

interface StudentWizard {
  /** Null until a student has opened the wizard. */
  wizard: WizardState | null
  /** The answers are those of an earlier visit. */
  welcomeBack: boolean
  saving: boolean
  failure: SaveFailure | null
}

const drafts = draftStore('student-profile', wizardDraft)

/** The wizard on the screen. */
export const studentWizard: StudentWizard = proxy({ wizard: null, welcomeBack: false, saving: false, failure: null })

/** Opens the wizard for a student: at the kept draft, or with what the account knows. */
export function openWizard(user: User): void {
  const draft = drafts.read(user.id)
  studentWizard.wizard = draft ? resume(draft) : { step: 1, answers: answersOf(user) }
  studentWizard.welcomeBack = draft !== null
  studentWizard.saving = false
  studentWizard.failure = null
}

/** The wizard is left; its draft stays. */
export function closeWizard(): void {
  studentWizard.wizard = null
}

/** Goes to a step by its number, if there is such a one, though never past one that is not right. */
export function goToStep(number: number): void {
  const step = wizardSteps.find((each) => each === number)
  if (step) act({ type: 'wentTo', step })
}

/** Moves the wizard and keeps the draft. An answer that is changed is no longer refused. */
export function act(action: WizardAction): void {
  if (!studentWizard.wizard || !account.user) return
  studentWizard.wizard = wizardReducer(studentWizard.wizard, action)
  if (action.type === 'answered' && studentWizard.failure) {
    const { failure } = studentWizard
    failure.refused = failure.refused.filter(({ field }) => !(field in action.answers))
  }
  drafts.write(account.user.id, wizardDraft.parse(snapshot(studentWizard).wizard))
}

/** Forgets the draft and begins with what the account knows. */
export function startOver(): void {
  if (!account.user) return
  drafts.clear(account.user.id)
  openWizard(account.user)
}

/** Hides the note that the answers are from an earlier visit. */
export function dismissWelcome(): void {
  studentWizard.welcomeBack = false
}

/** Sends the answers. On Success the account and its jobs are the server's, and the draft goes; else nothing is lost. */
export async function saveProfile(): Promise<void> {
  const { wizard, saving } = snapshot(studentWizard)
  const { user } = account
  if (!wizard || !user || saving) return
  studentWizard.saving = true
  studentWizard.failure = null
  const outcome = await call('updateAccount', accountUpdateOf(wizard.answers))
  if (account.user?.id !== user.id) return
  studentWizard.saving = false
  if (isFailure(outcome)) {
    studentWizard.failure = { message: outcome.message, refused: refusedAnswers(outcome.fields) }
  } else if (outcome?.message !== messages.server.success) {
    studentWizard.failure = { message: messages.profile.backendError, refused: [] }
  } else {
    drafts.clear(user.id)
    session.jobList = outcome.data.jobList
    account.user = outcome.data.userData
  }
}
