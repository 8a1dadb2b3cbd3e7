import * as responses from '../responses.ts'
import { type Call, get, post } from './call.ts'

/** Sign-up, sign-in, sessions and sign-out of both kinds. */
export const accountCalls = {
  initStudent: post('users/initAccount', 'anyone', responses.studentInit),
  initBusiness: post('business/initAccount', 'anyone', responses.businessInit),
  credentials: post('business/signup-using-credentials', 'anyone', responses.credentialsInit),
  requestPasswordReset: post('business/request-password-reset', 'anyone', responses.done),
  resetPassword: post('business/reset-password', 'anyone', responses.done),
  sendVerificationLink: post('business/send-verification-link', 'business', responses.updatedBusiness),
  verifyEmail: post('business/verify-email', 'anyone', responses.done),
  studentSession: get('users/session', 'student', responses.studentSession),
  businessSession: get('business/session', 'business', responses.businessSession),
  studentSessions: get('users/sessions', 'student', responses.sessionList),
  businessSessions: get('business/sessions', 'business', responses.sessionList),
  endStudentSessions: post('users/end-sessions', 'student', responses.sessionList),
  endBusinessSessions: post('business/end-sessions', 'business', responses.sessionList),
  changeSignIn: post('business/change-sign-in', 'business', responses.updatedBusiness),
  deleteStudent: post('users/delete-account', 'student', responses.done),
  deleteBusiness: post('business/delete-account', 'business', responses.done),
  studentMailSettings: get('users/mail-settings', 'student', responses.mailSettings),
  businessMailSettings: get('business/mail-settings', 'business', responses.mailSettings),
  chooseStudentMails: post('users/choose-mails', 'student', responses.mailSettings),
  chooseBusinessMails: post('business/choose-mails', 'business', responses.mailSettings),
  unsubscribe: post('users/unsubscribe', 'anyone', responses.unsubscribed),
  signOutStudent: get('users/signout', 'student', responses.signedOut),
  signOutBusiness: get('business/signout', 'business', responses.signedOut),
} as const satisfies Record<string, Call>
