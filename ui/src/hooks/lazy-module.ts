import { useSyncExternalStore } from 'react'

const noModule = (): undefined => {}

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
  return (isNeeded) => useSyncExternalStore(isNeeded ? subscribe : () => noModule, () => module, noModule)
}
