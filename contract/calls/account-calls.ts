import * as responses from '../responses.ts'
import { type Call, get, post } from './call.ts'

/** Sign-up, sign-in, sessions and sign-out of both kinds. */
export const accountCalls = {
  initStudent: { ...post, path: 'users/initAccount', caller: 'anyone', response: responses.studentInit },
  initBusiness: { ...post, path: 'business/initAccount', caller: 'anyone', response: responses.businessInit },
  credentials: {
    ...post,
    path: 'business/signup-using-credentials',
    caller: 'anyone',
    response: responses.credentialsInit,
  },
  requestPasswordReset: {
    ...post,
    path: 'business/request-password-reset',
    caller: 'anyone',
    response: responses.done,
  },
  resetPassword: { ...post, path: 'business/reset-password', caller: 'anyone', response: responses.done },
  sendVerificationLink: {
    ...post,
    path: 'business/send-verification-link',
    caller: 'business',
    response: responses.updatedBusiness,
  },
  verifyEmail: { ...post, path: 'business/verify-email', caller: 'anyone', response: responses.done },
  studentSession: { ...get, path: 'users/session', caller: 'student', response: responses.studentSession },
  businessSession: { ...get, path: 'business/session', caller: 'business', response: responses.businessSession },
  studentSessions: { ...get, path: 'users/sessions', caller: 'student', response: responses.sessionList },
  businessSessions: { ...get, path: 'business/sessions', caller: 'business', response: responses.sessionList },
  endStudentSessions: { ...post, path: 'users/end-sessions', caller: 'student', response: responses.sessionList },
  endBusinessSessions: { ...post, path: 'business/end-sessions', caller: 'business', response: responses.sessionList },
  changeSignIn: { ...post, path: 'business/change-sign-in', caller: 'business', response: responses.updatedBusiness },
  deleteStudent: { ...post, path: 'users/delete-account', caller: 'student', response: responses.done },
  deleteBusiness: { ...post, path: 'business/delete-account', caller: 'business', response: responses.done },
  studentMailSettings: { ...get, path: 'users/mail-settings', caller: 'student', response: responses.mailSettings },
  businessMailSettings: {
    ...get,
    path: 'business/mail-settings',
    caller: 'business',
    response: responses.mailSettings,
  },
  chooseStudentMails: { ...post, path: 'users/choose-mails', caller: 'student', response: responses.mailSettings },
  chooseBusinessMails: { ...post, path: 'business/choose-mails', caller: 'business', response: responses.mailSettings },
  unsubscribe: { ...post, path: 'users/unsubscribe', caller: 'anyone', response: responses.unsubscribed },
  signOutStudent: { ...get, path: 'users/signout', caller: 'student', response: responses.signedOut },
  signOutBusiness: { ...get, path: 'business/signout', caller: 'business', response: responses.signedOut },
} as const satisfies Record<string, Call>
