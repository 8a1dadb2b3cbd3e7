/** Arrays and objects in one another. Our calls have fewer than ten. */
const maxNesting = 32
/** Commas, arrays and objects of a text. The longest call, which adds and removes 1,000 saved jobs, has 2,003. */
const maxParts = 5_000

/**
 * Whether a text, which may be no valid JSON, opens more than {@link maxNesting} arrays and objects in one another, or has
 * more than {@link maxParts}. Parsing it, and freeing what was parsed, would cost many times what another text of as many
 * bytes does.
 */
export function isJsonTooComplex(json: string): boolean {
  let depth = 0
  let parts = 0
  let isInString = false
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index]
    if (isInString) {
      if (character === '\\') index += 1
      else if (character === '"') isInString = false
      continue
    }
    if (character === '"') isInString = true
    else if (character === ']' || character === '}') depth -= 1
    else if (character === ',') parts += 1
    else if (character === '[' || character === '{') {
      depth += 1
      parts += 1
    }
    if (depth > maxNesting || parts > maxParts) return true
  }
  return false
}
