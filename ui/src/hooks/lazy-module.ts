import { useSyncExternalStore } from 'react'

/** Returns undefined: the module on a server and during hydration. Also an unsubscribe function, with nothing to do. */
const noModule = (): undefined => {}

/** The wait before a failed load is repeated, in milliseconds. */
const retryMs = 5000

/**
 * A module that is loaded as a chunk of its own when it is first needed.
 *
 * @param load imports it
 * @returns a hook that loads the module when needed, again after a failure, and returns it once loaded; `undefined` until
 * then, on a server, and during hydration
 */
export function lazyModule<Module>(load: () => Promise<Module>): (isNeeded: boolean) => Module | undefined {
  let module: Module | undefined
  /** Loads the module, until that succeeds, and calls back once it is loaded. */
  function subscribe(onLoad: () => void) {
    load().then(
      (loaded) => {
        module = loaded
        onLoad()
      },
      () => setTimeout(subscribe, retryMs, onLoad),
    )
    return noModule
  }
  // React subscribes again after a render with another function, so the load starts when `isNeeded` becomes true.
  return (isNeeded) => useSyncExternalStore(isNeeded ? subscribe : () => noModule, () => module, noModule)
}
