import { z } from 'zod'
import { type RequestOf, requests } from '@/contract'
import { limits, messages } from '@/domain'
import { type Form, firstIssue } from '@/features/shared/forms/form'

/** The fields that change a business's e-mail address and password. */
export interface SignInDraft {
  email: string
  newPassword: string
  currentPassword: string
}
export type SignInField = keyof SignInDraft

const { email, newPassword } = requests.changeSignIn.shape

/**
 * The form for the e-mail address and password of a business with a username.
 * @param knownEmail the current address; null without one
 */
export function signInForm(knownEmail: string | null): Form<SignInDraft, SignInField> {
  return {
    fields: {
      email: {
        label: 'E-mail',
        hint: messages.business.emailHint,
        required: true,
        maxLength: limits.emailAddress,
        check: (draft) => firstIssue(email.unwrap(), draft.email.trim()),
      },
      newPassword: {
        label: 'New password',
        hint: `Leave it empty to keep the one you have. ${messages.identity.passwordTooShort} A new one signs out your other devices.`,
        maxLength: limits.password.max,
        check: (draft) => (draft.newPassword === '' ? undefined : firstIssue(newPassword.unwrap(), draft.newPassword)),
      },
      currentPassword: {
        label: 'Current password',
        required: true,
        maxLength: limits.password.max,
        check: (draft) =>
          hasSignInChanged(draft, knownEmail)
            ? firstIssue(z.string().min(1, messages.settings.currentPasswordRequired), draft.currentPassword)
            : undefined,
      },
    },
  }
}

function hasEmailChanged(draft: SignInDraft, knownEmail: string | null): boolean {
  return draft.email.trim() !== (knownEmail ?? '')
}

/** Whether the draft changes the e-mail address or the password; only then is the current password needed. */
export function hasSignInChanged(draft: SignInDraft, knownEmail: string | null): boolean {
  return draft.newPassword !== '' || hasEmailChanged(draft, knownEmail)
}

/** The request of `business/change-sign-in`: only the changed fields. */
export function signInChanges(draft: SignInDraft, knownEmail: string | null): RequestOf<'changeSignIn'> {
  return {
    currentPassword: draft.currentPassword,
    ...(hasEmailChanged(draft, knownEmail) && { email: draft.email.trim() }),
    ...(draft.newPassword !== '' && { newPassword: draft.newPassword }),
  }
}
