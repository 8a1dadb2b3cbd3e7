import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** Opens PGlite with the extension that the search index needs. Always open it through this function. */
export function createPglite(options: PGliteOptions): Promise<PGlite> {
  return PGlite.create({ ...options, extensions: { pg_trgm } })
}
