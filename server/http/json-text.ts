import { z } from 'zod'

/** JSON of a value that its schema has validated. Caching it avoids validating and serialising again. */
export class JsonText<Value> {
  /**
   * A type-level brand without a value. It makes `JsonText` invariant: JSON of a type with more fields has not been
   * validated by this schema.
   */
  declare readonly value: (value: Value) => Value
  readonly text: string

  private constructor(text: string) {
    this.text = text
  }

  /** Serialises a value without fields unknown to its schema. @throws ZodError for a value that does not match */
  static write<Schema extends z.core.$ZodType>(schema: Schema, value: z.input<Schema>): JsonText<z.output<Schema>> {
    return new JsonText(JSON.stringify(z.parse(schema, value)))
  }

  static array<Item>(items: readonly JsonText<Item>[]): JsonText<Item[]> {
    return new JsonText(`[${items.map(({ text }) => text).join()}]`)
  }

  static object<Value extends object>(fields: { [Name in keyof Value]: JsonText<Value[Name]> }): JsonText<Value> {
    const written = Object.entries<{ text: string }>(fields)
    return new JsonText(`{${written.map(([name, { text }]) => `${JSON.stringify(name)}:${text}`).join()}}`)
  }
}
