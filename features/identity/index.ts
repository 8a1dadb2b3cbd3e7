export { BusinessAuthPage, StudentAuthPage } from './auth-pages'
export { ForgotPasswordPage, ResetPasswordPage, UnsubscribePage, VerifyEmailPage } from './mail-link-pages'
export { SessionGuard } from './session-guard'
export { identityEndPath, identityStart, isArrival, takeArrival } from './ticket'
