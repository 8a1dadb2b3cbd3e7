/** Arrays and objects in one another. Our calls have fewer than ten. */
const maxNesting = 32

/**
 * Whether a text, which may be no valid JSON, opens more than {@link maxNesting} arrays and objects in one another.
 * `JSON.parse` takes six times as long for the deepest text as for a flat one of as many bytes.
 */
export function isNestedTooDeep(json: string): boolean {
  let depth = 0
  let isInString = false
  for (let index = 0; index < json.length; index += 1) {
    const character = json[index]
    if (isInString) {
      if (character === '\\') index += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '[' || character === '{') {
      depth += 1
      if (depth > maxNesting) return true
    } else if (character === ']' || character === '}') depth -= 1
  }
  return false
}
