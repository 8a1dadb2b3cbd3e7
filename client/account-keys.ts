// Without schemas, because visitors' pages read the entries too.

/** The entry of local storage that contains the signed-in student, as the specification names it. */
export const userKey = 'user'
/** The entry of local storage that contains the signed-in business, as the specification names it. */
export const businessKey = 'business'

/** The entry of local storage that contains the session's bearer token. */
export const tokenKey = 'campus-gigs:session-token'

/** The entries of local storage that belong to an account. */
export const accountKeys: readonly string[] = [userKey, businessKey, tokenKey]
