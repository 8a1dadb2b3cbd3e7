/** A random integer from 0 to below a limit. */
export const random = (limit: number) => Math.floor(Math.random() * limit)

/** A random element. @throws when the list is empty */
export function oneOf<Value>(values: readonly Value[]): Value {
  const value = values[random(values.length)]
  if (value === undefined) throw new Error('There is nothing to choose from.')
  return value
}
