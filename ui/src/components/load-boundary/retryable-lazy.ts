import { type ComponentType, lazy } from 'react'

/**
 * Makes a lazy component, and another one after each failed load, because a lazy component keeps its failure.
 * @returns a function that returns the latest component, for a first render and for a retry
 */
export function retryableLazy<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const create = () =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        latest = create()
        throw error
      }
    })
  let latest = create()
  return () => latest
}
