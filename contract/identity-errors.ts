/**
 * Why a sign-in with the identity provider ended without a ticket, as `#error=` of the callback's redirect names it:
 * the person cancelled; the provider has not verified the e-mail address; the server has no provider; anything else.
 */
export const identityErrors = ['cancelled', 'unverified', 'unavailable', 'failed'] as const
export type IdentityError = (typeof identityErrors)[number]
