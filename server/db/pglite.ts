import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { compilePglite } from './pglite-wasm.ts'

/** Opens PGlite with the extension of the search index. Without the extension the migrations fail. */
export async function createPglite(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({ ...options, extensions: { pg_trgm }, pgliteWasmModule: await compilePglite() })
}
