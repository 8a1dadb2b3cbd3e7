/** A PostgreSQL array as text, which both engines take for a parameter of any array type. */
export function toArrayLiteral(values: readonly (string | number | null)[]): string {
  return `{${values.map((value) => JSON.stringify(value)).join()}}`
}
