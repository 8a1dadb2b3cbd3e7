// Parses code, for checks that must not match words in comments and strings.
import { parseSync } from 'vite'

/** @import { ESTree } from 'vite' */

/**
 * Whether a value in a syntax tree is a node.
 * @param {unknown} value
 * @returns {value is ESTree.Node}
 */
function isNode(value) {
  return value instanceof Object && 'type' in value && typeof value.type === 'string'
}

/**
 * A node and everything in it, parents first.
 * @param {unknown} value
 * @returns {Generator<ESTree.Node>}
 */
function* nodesIn(value) {
  if (isNode(value)) yield value
  if (value instanceof Object) for (const part of Object.values(value)) yield* nodesIn(part)
}

/**
 * The nodes and comments of a module.
 * @param {string} file its name decides the syntax
 * @param {string} code
 * @returns {{ nodes: ESTree.Node[], comments: string[] }} every node in the order of the code, and the comments' texts
 */
export function syntaxOf(file, code) {
  const { program, comments } = parseSync(file, code)
  return { nodes: [...nodesIn(program.body)], comments: comments.map(({ value }) => value) }
}
