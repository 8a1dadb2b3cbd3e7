// The browser's side of the contract: calls, session, server state, drafts, outboxes and persistence.

export { downloadAccountExport } from './account-export.ts'
export { accountKeys } from './account-keys.ts'
export * from './drafts.ts'
export { gigDrafts, type ShownGigDraft, useGigDrafts, useReceivedGigDrafts } from './gig-draft.ts'
export * from './idempotency-key.ts'
export * from './landing-call.ts'
export { type ListingChanges, latestListing, useListingChanges } from './listing-changes.ts'
export * from './live.ts'
export * from './outbox.ts'
export * from './persisted.ts'
export * from './resource.ts'
export { savedJobs, savedJobsOutbox } from './saved-jobs.ts'
export * from './server-state.ts'
export * from './session.ts'
export * from './session-refresh.ts'
export { readToken, writeToken } from './session-token.ts'
export { cancelSlowCalls, onSlowCalls } from './slow-calls.ts'
export * from './start.ts'
export {
  authorization,
  call,
  fitsBeacon,
  type Outcome,
  sendBeacon,
  setSessionEndedHandler,
} from './transport.ts'
export * from './upload.ts'
export * from './webp.ts'
