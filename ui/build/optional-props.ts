// Lets consumers pass `undefined` to every optional prop, also under their `exactOptionalPropertyTypes`.
import { type ESTree, parseSync, Visitor } from 'rolldown/utils'

/** Types that need parentheses as a member of a union. */
const looserThanUnion = new Set(['TSFunctionType', 'TSConstructorType', 'TSConditionalType', 'TSInferType'])

const allowsUndefined = (type: ESTree.TSType) =>
  type.type === 'TSUnionType' && type.types.some((member) => member.type === 'TSUndefinedKeyword')

/** A declaration file's code with `name?: T` as `name?: T | undefined`. */
export function allowUndefined(code: string): string {
  const types: ESTree.TSType[] = []
  new Visitor({
    TSPropertySignature({ optional, typeAnnotation }) {
      if (optional && typeAnnotation && !allowsUndefined(typeAnnotation.typeAnnotation))
        types.push(typeAnnotation.typeAnnotation)
    },
  }).visit(parseSync('declarations.d.ts', code).program)
  const insertions = types.flatMap(({ type, start, end }) =>
    looserThanUnion.has(type)
      ? [
          { at: start, text: '(' },
          { at: end, text: ') | undefined' },
        ]
      : [{ at: end, text: ' | undefined' }],
  )
  // The last insertion first: the offsets before it stay valid.
  return insertions
    .toSorted((a, b) => b.at - a.at)
    .reduce((text, { at, text: inserted }) => text.slice(0, at) + inserted + text.slice(at), code)
}
