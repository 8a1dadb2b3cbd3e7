/**
 * Why a sign-in at the identity provider ended without a ticket, sent as `#error=` of the callback's redirect.
 * `cancelled`: the person cancelled. `unverified`: the provider has not verified the e-mail address. `unavailable`: the
 * server has no provider. `failed`: any other failure.
 */
export const identityErrors = ['cancelled', 'unverified', 'unavailable', 'failed'] as const
export type IdentityError = (typeof identityErrors)[number]
