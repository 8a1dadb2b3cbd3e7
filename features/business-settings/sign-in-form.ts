import { z } from 'zod'
import { type RequestOf, requests } from '@/contract'
import { limits, messages } from '@/domain'
import { type Form, firstIssue } from '@/features/shared/forms/form'

/** What a business types to change how it signs in. */
export interface SignInDraft {
  email: string
  newPassword: string
  currentPassword: string
}
export type SignInField = keyof SignInDraft

const { email, newPassword } = requests.changeSignIn.shape

/**
 * The e-mail address and password of a business with a username, as data.
 * @param knownEmail the address as it is now; null when there is none
 */
export function signInForm(knownEmail: string | null): Form<SignInDraft, SignInField> {
  return {
    fields: {
      email: {
        label: 'E-mail',
        hint: messages.business.emailHint,
        required: true,
        maxLength: 320,
        check: (draft) => firstIssue(email.unwrap(), draft.email.trim()),
      },
      newPassword: {
        label: 'New password',
        hint: `Leave it empty to keep the one you have. ${messages.identity.passwordShort}`,
        maxLength: limits.password.max,
        check: (draft) => (draft.newPassword === '' ? undefined : firstIssue(newPassword.unwrap(), draft.newPassword)),
      },
      currentPassword: {
        label: 'Current password',
        required: true,
        maxLength: limits.password.max,
        check: (draft) =>
          hasSignInChanged(draft, knownEmail)
            ? firstIssue(z.string().min(1, messages.settings.currentPassword), draft.currentPassword)
            : undefined,
      },
    },
  }
}

/** Whether there is anything to change. */
export function hasSignInChanged(draft: SignInDraft, knownEmail: string | null): boolean {
  return draft.newPassword !== '' || draft.email.trim() !== (knownEmail ?? '')
}

/** What `business/change-sign-in` is sent: only what is new. */
export function signInChanges(draft: SignInDraft, knownEmail: string | null): RequestOf<'changeSignIn'> {
  const typedEmail = draft.email.trim()
  return {
    currentPassword: draft.currentPassword,
    ...(typedEmail === (knownEmail ?? '') ? {} : { email: typedEmail }),
    ...(draft.newPassword === '' ? {} : { newPassword: draft.newPassword }),
  }
}
