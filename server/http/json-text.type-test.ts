import { z } from 'zod'
import { JsonText } from './json-text.ts'

interface Card {
  id: string
  title?: string
}

/** Misuse that must not compile. This file is type-checked, never run. */
export function mistakes(titled: JsonText<Required<Card>>): JsonText<Card>[] {
  return [
    // @ts-expect-error the JSON of a type with more fields was checked against another schema
    titled,
    // @ts-expect-error and so was that of a part of a union
    JsonText.write(z.object({ id: z.literal('a') }), { id: 'a' }),
  ]
}
