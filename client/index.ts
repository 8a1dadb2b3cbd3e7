// The browser's side of the contract: calls, session, drafts, outbox, persistence.
export * from './drafts.ts'
export * from './idempotency-key.ts'
export * from './live.ts'
export * from './outbox.ts'
export * from './persisted.ts'
export * from './session.ts'
export * from './transport.ts'
export * from './webp.ts'
