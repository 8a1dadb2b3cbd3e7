import { useValueAfterPaint } from '@campus-gigs/ui'
import { useEffect, useState } from 'react'

/** From a failed load to the next attempt, in milliseconds. */
const retryMs = 5_000

/**
 * A module that is requested once it is needed, after the next frame; null until it is loaded. A failed load, for example
 * offline, is repeated while the module is needed. `failure` is set while the module is awaited and has failed to load.
 * @param load imports the module; the same function in each render
 * @param isAwaited whether the user has asked for what the module shows, so that a failure is reported
 */
export function useLoading<Module>(load: () => Promise<Module>, isNeeded: boolean, isAwaited: boolean) {
  const [module, setModule] = useState<{ loaded: Module } | null>(null)
  const [failure, setFailure] = useState<{ error: unknown } | null>(null)

  // Requesting a module and its imports blocks a slow phone for 200 ms, so the press is painted first.
  const isRequested = useValueAfterPaint(isNeeded) && isNeeded
  useEffect(() => {
    if (!isRequested || module) return
    let isCurrent = true
    let retry: ReturnType<typeof setTimeout>
    function attempt() {
      load().then(
        (loaded) => isCurrent && setModule({ loaded }),
        (error: unknown) => {
          console.error(error)
          if (!isCurrent) return
          if (isAwaited) setFailure({ error })
          retry = setTimeout(attempt, retryMs)
        },
      )
    }
    attempt()
    return () => {
      isCurrent = false
      clearTimeout(retry)
      setFailure(null)
    }
  }, [isAwaited, isRequested, load, module])

  return { module: module?.loaded ?? null, failure: module ? null : failure }
}

/**
 * As {@link useLoading}, but throws the failure in render.
 * @param isAwaited whether a failure is thrown. Default false
 */
export function useLoaded<Module>(load: () => Promise<Module>, isNeeded: boolean, isAwaited = false): Module | null {
  const { module, failure } = useLoading(load, isNeeded, isAwaited)
  if (failure) throw failure.error
  return module
}
