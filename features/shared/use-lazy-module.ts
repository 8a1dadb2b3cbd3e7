import { useValueAfterPaint } from '@campus-gigs/ui'
import { useEffect, useState } from 'react'
import { ModuleLoadError } from './module-load-error'

/** From a failed load to the next attempt, in milliseconds. */
const retryMs = 5_000

/**
 * Loads a module once its component needs it, after the next frame. While the module is needed, a failed load, for
 * example offline, is repeated after `retryMs`.
 * @param load imports the module; the same function in each render
 * @param isNeeded whether to load the module, such as once the pointer is near the button that opens it
 * @param isAwaited whether the user has asked for what the module shows, so that a failure is reported
 * @returns the module, null until it is loaded; and the failure, null unless the module is awaited and did not load
 */
export function useLazyModule<Module>(load: () => Promise<Module>, isNeeded: boolean, isAwaited: boolean) {
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
 * As {@link useLazyModule}, but throws a failure as {@link ModuleLoadError} in render, for the page's error boundary.
 * @param isAwaited whether a failure is thrown. Default false
 * @returns the module; null until it is loaded
 */
export function useLazyModuleOrThrow<Module>(
  load: () => Promise<Module>,
  isNeeded: boolean,
  isAwaited = false,
): Module | null {
  const { module, failure } = useLazyModule(load, isNeeded, isAwaited)
  if (failure) throw new ModuleLoadError('Not loaded', { cause: failure.error })
  return module
}
