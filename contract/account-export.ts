/** `GET`: everything that is stored about the caller's account, as a ZIP file. Needs the session, as token or cookie. */
export const accountExportPath = '/api/account/export'

/** The most downloads of an account's data at once, and the minutes until one more is possible. */
export const accountExports = { atOnce: 3, refillMinutes: 20 } as const
