// The browser's half of the contract: the typed client and what outlives a reload.
export * from './drafts.ts'
export * from './outbox.ts'
export * from './persisted.ts'
export * from './session.ts'
export * from './transport.ts'
export * from './webp.ts'
