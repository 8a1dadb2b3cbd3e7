// Without schemas, because visitors' pages read the entries too.

/** The entries of local storage that contain the signed-in account, as the specification names them. */
export const userKey = 'user'
export const businessKey = 'business'

/** The entry of local storage that contains the session's bearer token. */
export const tokenKey = 'campus-gigs:session-token'

/** The entries of local storage that belong to an account. */
export const accountKeys: readonly string[] = [userKey, businessKey, tokenKey]
