import { type Endpoint, get, post } from './endpoint.ts'
import * as requests from './requests.ts'
import * as responses from './responses.ts'

/** Sign-up, sign-in, sessions and sign-out of both kinds. */
export const accountEndpoints = {
  initStudent: {
    ...post,
    path: 'users/initAccount',
    caller: 'anyone',
    request: requests.initAccount,
    response: responses.studentInit,
    doc: 'Exchanges a one-time ticket for a student session: message Success for a new account, User Exists otherwise. 401 for a ticket that is missing, used, expired, of the other kind or contradicted by a posted field.',
  },
  initBusiness: {
    ...post,
    path: 'business/initAccount',
    caller: 'anyone',
    request: requests.initAccount,
    response: responses.businessInit,
    doc: 'As users/initAccount for a business: Success, or Business Profile Exists.',
  },
  credentials: {
    ...post,
    path: 'business/signup-using-credentials',
    caller: 'anyone',
    request: requests.credentials,
    response: responses.credentialsInit,
    perMinute: 20,
    doc: 'Signs a business up (Business Created Successfully; 409 Incorrect Cedentials. when the username is taken) or in (Business Profile Exists; 401 Incorrect Details. or Incorrect Cedentials.). Throttled per address and username.',
  },
  requestPasswordReset: {
    ...post,
    path: 'business/request-password-reset',
    caller: 'anyone',
    request: requests.requestPasswordReset,
    response: responses.done,
    perMinute: 10,
    doc: 'Writes a reset mail to the outbox if the username has an e-mail address; answers the same either way.',
  },
  resetPassword: {
    ...post,
    path: 'business/reset-password',
    caller: 'anyone',
    request: requests.resetPassword,
    response: responses.done,
    perMinute: 10,
    doc: 'Sets a new password with a one-time token and ends every session of the account. 401 for an expired or used token.',
  },
  studentSession: {
    ...get,
    path: 'users/session',
    caller: 'student',
    response: responses.studentSession,
    doc: 'Current profile, jobs, applications, saved ids and resumes.',
  },
  businessSession: {
    ...get,
    path: 'business/session',
    caller: 'business',
    response: responses.businessSession,
    doc: 'Current profile and listings with their applications.',
  },
  signOutStudent: {
    ...get,
    path: 'users/signout',
    caller: 'student',
    response: responses.signedOut,
    doc: 'Revokes the bearer token and clears the cookie: Success. The cookie alone does not authorise it.',
  },
  signOutBusiness: {
    ...get,
    path: 'business/signout',
    caller: 'business',
    response: responses.signedOut,
    doc: 'As users/signout.',
  },
} as const satisfies Record<string, Endpoint>
