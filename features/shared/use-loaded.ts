import { useEffect, useState } from 'react'

/** From a failed load to the next attempt, in milliseconds. */
const retryMs = 5_000

/**
 * A module that is loaded once it is needed; null until then. One that does not load, for example offline, is tried again
 * while it is needed. Throws in render when somebody waits for the module and it does not load.
 * @param load imports the module; the same function in each render
 * @param isAwaited whether somebody has pressed what the module shows. Default false: a failure is not shown
 */
export function useLoaded<Module>(load: () => Promise<Module>, isNeeded: boolean, isAwaited = false): Module | null {
  const [module, setModule] = useState<{ loaded: Module } | null>(null)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)

  useEffect(() => {
    if (!isNeeded || module) return
    let isCurrent = true
    let retry: ReturnType<typeof setTimeout>
    function attempt() {
      load().then(
        (loaded) => isCurrent && setModule({ loaded }),
        (error: unknown) => {
          console.error(error)
          if (!isCurrent) return
          if (isAwaited) setFailure({ error })
          else retry = setTimeout(attempt, retryMs)
        },
      )
    }
    attempt()
    return () => {
      isCurrent = false
      clearTimeout(retry)
    }
  }, [isAwaited, isNeeded, load, module])

  if (failure) throw failure.error
  return module?.loaded ?? null
}
