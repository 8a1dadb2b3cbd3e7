import { useSyncExternalStore } from 'react'

const never = () => undefined

/**
 * A part of the package that comes when it is first shown, as a chunk of its own.
 *
 * @param load imports it
 * @returns a hook that asks for it when it is needed, and gives it once it is there; from then on it is there at once. On
 * a server, and while a page takes over what a server drew, it is not there.
 */
export function laterPart<Part>(load: () => Promise<Part>): (isNeeded: boolean) => Part | undefined {
  let part: Part | undefined
  function subscribe(tell: () => void) {
    load().then((loaded) => {
      part = loaded
      tell()
    })
    return never
  }
  return (isNeeded) => useSyncExternalStore(isNeeded ? subscribe : () => never, () => part, never)
}
