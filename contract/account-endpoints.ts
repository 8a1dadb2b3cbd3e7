import { limits } from '@/domain'
import { accountCalls } from './calls/account-calls.ts'
import { endpointsOf } from './endpoint.ts'
import * as requests from './requests.ts'

/**
 * Sign-in, passwords, addresses, sessions, deletion and mails of both kinds of account. Docs quote the
 * specification's messages verbatim, misspellings included.
 */
export const accountEndpoints = endpointsOf(accountCalls, {
  initStudent: {
    request: requests.initAccount,
    doc: 'Exchanges a one-time ticket for a student session: message `Success` for a new account, `User Exists` otherwise. 401 for a ticket that is missing, used, expired, of the other kind, of another browser or contradicted by a posted field.',
  },
  initBusiness: {
    request: requests.initAccount,
    doc: 'As users/initAccount for a business: `Success`, or `Business Profile Exists`.',
  },
  credentials: {
    request: requests.credentials,
    perMinute: 20,
    doc: 'Signs a business up (`Business Created Successfully`; 409 `Incorrect Cedentials.` when the username is taken) or in (`Business Profile Exists`; 401 `Incorrect Details.` or `Incorrect Cedentials.`). Throttled per address and username.',
  },
  requestPasswordReset: {
    request: requests.requestPasswordReset,
    perMinute: 10,
    doc: 'Mails a reset link when the username has an e-mail address. Responds the same without one.',
  },
  resetPassword: {
    request: requests.resetPassword,
    perMinute: 10,
    doc: 'Sets a new password with a one-time token and ends every session of the account. 401 for an expired or used token.',
  },
  sendVerificationLink: {
    request: requests.sendVerificationLink,
    perMinute: 10,
    doc: `Mails a link that verifies the caller's e-mail address, or the new one of a change under way. 409 when the given address is not the one to verify, 429 after ${limits.verificationMailsPerDay} links in 24 hours.`,
  },
  verifyEmail: {
    request: requests.verifyEmail,
    doc: 'Verifies the e-mail address that a one-time link was mailed to; a new address then replaces the current one. 401 for an expired or used link.',
  },
  studentSession: { doc: 'Current profile, jobs, applications, saved ids and resumes.' },
  businessSession: { whileSuspended: true, doc: 'Current profile and listings with their applications.' },
  studentSessions: { doc: "The caller's live sessions, the last used first." },
  businessSessions: { whileSuspended: true, doc: 'As users/sessions.' },
  endStudentSessions: {
    request: requests.endSessions,
    doc: "Ends one of the caller's other sessions at once, or with `others` all of them, and responds with the remaining sessions. Safe to repeat.",
  },
  endBusinessSessions: { whileSuspended: true, request: requests.endSessions, doc: 'As users/end-sessions.' },
  changeSignIn: {
    request: requests.changeSignIn,
    perMinute: 10,
    doc: 'Changes the e-mail address, the password or both of a business with a username. A new address counts once its mailed link is opened, and the current one is told; a new password ends the other sessions. 400 for a wrong current password, 409 for an account of the identity provider. Throttled per address and username.',
  },
  deleteStudent: {
    request: requests.deleteStudent,
    perMinute: 10,
    doc: "Deletes the caller's account with everything that names the student, at once and for good. Applications become anonymous: their dates and the business's ratings are left. Ends every session.",
  },
  deleteBusiness: {
    whileSuspended: true,
    request: requests.deleteBusiness,
    perMinute: 10,
    doc: "Deletes the caller's account with everything that names the business, at once and for good. Listings that students applied to or saved stay for them, closed and without the business; undecided applicants are mailed. Ends every session. 400 for a wrong password. Throttled per address and username.",
  },
  studentMailSettings: { doc: "The caller's choices of mails, and whether mails reach the caller." },
  businessMailSettings: { doc: 'As users/mail-settings.' },
  chooseStudentMails: {
    request: requests.chooseMails('student'),
    doc: "Stores one of the caller's choices of mails, and responds as users/mail-settings. Mails that wait follow the choice. Safe to repeat.",
  },
  chooseBusinessMails: { request: requests.chooseMails('business'), doc: 'As users/choose-mails.' },
  unsubscribe: {
    request: requests.unsubscribe,
    doc: "Switches off what a mail's signed link names, without a session. Safe to repeat. 401 for a link that we didn't sign. `POST /api/unsubscribe/:token` does the same for mail programs (RFC 8058).",
  },
  signOutStudent: {
    doc: 'Revokes the bearer token and clears the cookie: `Success`. The cookie alone does not authorise it.',
  },
  signOutBusiness: { whileSuspended: true, doc: 'As users/signout.' },
})
