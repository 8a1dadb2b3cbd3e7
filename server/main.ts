import { compilePglite } from './db/pglite-wasm.ts'

// Begins before the other modules load, which takes as long. A failure is reported when the database is opened.
if (!process.env.DATABASE_URL) compilePglite().catch(() => {})
await import('./program.ts')
