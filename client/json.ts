/** Parses JSON. Undefined, which no schema of the client accepts, for null and for a text that is not JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
