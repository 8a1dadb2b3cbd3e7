/**
 * The most rows or ids that one statement names. PostgreSQL accepts 65,535 parameters, and the inserted rows have fewer
 * than twenty columns.
 */
export const maxBatch = 1_000

/** Splits rows or ids into batches that one statement can name, in order. */
export function batchesOf<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / maxBatch)
  return Array.from({ length: count }, (_, index) => rows.slice(index * maxBatch, (index + 1) * maxBatch))
}
