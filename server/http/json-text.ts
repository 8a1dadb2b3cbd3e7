import { z } from 'zod'

/** JSON of a value that was checked against its schema when it was written, so that it can be sent many times. */
export class JsonText<Value> {
  /** Exists for the type only: the text of a value of another type is none of this one's, even if it has more fields. */
  declare readonly value: (value: Value) => Value
  readonly text: string

  private constructor(text: string) {
    this.text = text
  }

  /** Writes a value without the fields that its schema does not name. @throws ZodError when it does not fit the schema */
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
