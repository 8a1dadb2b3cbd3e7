/** The deepest nesting of arrays and objects. The calls nest fewer than ten. */
const maxNesting = 32
/** The most commas, arrays and objects of a text. The longest call, of 1,000 saves and 1,000 removals, has 2,003. */
const maxTokens = 5_000

/**
 * Whether JSON is nested deeper than {@link maxNesting}, or has more than {@link maxTokens}. Parsing it, and freeing
 * the result, would cost many times as much as another text of its length. The text may be invalid JSON.
 */
export function isJsonTooComplex(json: string): boolean {
  let depth = 0
  let tokenCount = 0
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
    else if (character === ',') tokenCount += 1
    else if (character === '[' || character === '{') {
      depth += 1
      tokenCount += 1
    }
    if (depth > maxNesting || tokenCount > maxTokens) return true
  }
  return false
}
