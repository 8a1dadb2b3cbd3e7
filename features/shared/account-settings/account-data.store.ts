import { proxy } from 'valtio'
import { accountId, call, downloadAccountExport, forgetAccount } from '@/client'
import { isResponse } from '@/contract'
import { messages } from '@/domain'
import { type ActionState, idleAction, runAction } from '../run-action'

/** The deletion of an account, while its dialog is open. */
export interface DeletionState extends ActionState {
  /** The refusal of the typed password; undefined without one. */
  passwordError: string | undefined
}

const idle: DeletionState = { ...idleAction, passwordError: undefined }

/** Makes the store of the deletion of the signed-in account. */
export function createAccountDeletion(kind: 'student' | 'business') {
  const state: DeletionState = proxy({ ...idle })

  return {
    state,
    /** Clears the failure of the last attempt. */
    reset(): void {
      if (!state.isBusy) Object.assign(state, idle)
    },
    /**
     * Deletes the account on the server, then everything of it on this device.
     * @param currentPassword undefined for an account without a password
     * @returns whether the account is deleted
     */
    async deleteAccount(currentPassword: string | undefined): Promise<boolean> {
      if (state.isBusy) return false
      Object.assign(state, { ...idle, isBusy: true })
      const deletedId = accountId()
      const outcome =
        kind === 'student'
          ? await call('deleteStudent', { confirmed: true })
          : await call('deleteBusiness', { confirmed: true, ...(currentPassword !== undefined && { currentPassword }) })
      state.isBusy = false
      if (!isResponse(outcome)) {
        state.passwordError = outcome?.fields?.currentPassword
        if (state.passwordError === undefined) state.failure = outcome?.message ?? messages.general.offline
        return false
      }
      // Another account may have signed in meanwhile.
      if (accountId() !== deletedId) return false
      forgetAccount()
      return true
    },
  }
}

/** The download of an account's data. */
export interface ExportState extends ActionState {
  /** The text for screen readers once the download is done. */
  announcement: string
}

/** Makes the store of the download of the signed-in account's data. */
export function createAccountExport() {
  const state: ExportState = proxy({ ...idleAction, announcement: '' })

  return {
    state,
    /** Downloads the data and saves the file as the browser does with downloads. */
    async download(): Promise<void> {
      const downloadedId = accountId()
      const file = await runAction(state, { announcement: '' }, downloadAccountExport)
      // After a sign-out on a shared computer, the data must not arrive for the next person.
      if (!file || accountId() !== downloadedId) return
      saveFile(file, 'campus-gigs-data.zip')
      state.announcement = messages.account.exported
    },
  }
}

function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  URL.revokeObjectURL(url)
}
