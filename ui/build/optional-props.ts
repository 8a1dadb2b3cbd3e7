// Lets consumers pass `undefined` to every optional prop, also under their `exactOptionalPropertyTypes`.
import { type ESTree, parseSync, Visitor } from 'rolldown/utils'
import { applyEdits, type CodeEdit, insertion } from './code-edits'

/** A declaration file's code with `name?: T` as `name?: T | undefined`. */
export function allowUndefined(code: string): string {
  const edits: CodeEdit[] = []
  new Visitor({
    TSPropertySignature({ optional, typeAnnotation }) {
      if (!optional || !typeAnnotation || allowsUndefined(typeAnnotation.typeAnnotation)) return
      const { type, start, end } = typeAnnotation.typeAnnotation
      if (looserThanUnion.has(type)) edits.push(insertion(start, '('), insertion(end, ') | undefined'))
      else edits.push(insertion(end, ' | undefined'))
    },
  }).visit(parseSync('declarations.d.ts', code).program)
  return applyEdits(code, edits)
}

const allowsUndefined = (type: ESTree.TSType) =>
  type.type === 'TSUnionType' && type.types.some((member) => member.type === 'TSUndefinedKeyword')

/** The kinds of types that need parentheses as a member of a union: `(() => void) | undefined`. */
const looserThanUnion = new Set(['TSFunctionType', 'TSConstructorType', 'TSConditionalType', 'TSInferType'])
