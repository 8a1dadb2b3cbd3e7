/** A whole number from 0 to below a limit. */
export const random = (limit: number) => Math.floor(Math.random() * limit)

/** One of some values. @throws when there is none */
export function oneOf<Value>(values: readonly Value[]): Value {
  const value = values[random(values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from.')
  return value
}
