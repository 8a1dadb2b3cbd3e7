import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False on a server and while its markup is taken over, true from then on. */
export function useInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
