export { BusinessAuthPage, StudentAuthPage } from './auth-pages'
export { consumeIdentityCallback, identityEndPath, identityStart, isIdentityCallback } from './identity-provider'
export { ForgotPasswordPage, ResetPasswordPage, UnsubscribePage, VerifyEmailPage } from './mail-link-pages'
export { SessionGuard } from './session-guard'
