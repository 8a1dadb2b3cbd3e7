/** `GET` returns all data of the caller's account as a ZIP file. Requires the session's bearer token. */
export const accountExportPath = '/api/account/export'

/** The token bucket of downloads per account: its capacity, and the minutes in which one download is refilled. */
export const accountExports = { atOnce: 3, refillMinutes: 20 } as const
