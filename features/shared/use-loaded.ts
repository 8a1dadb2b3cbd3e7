import { useEffect, useState } from 'react'

/**
 * A module that is loaded once it is needed; null until then. One that does not load, for example offline, is tried again
 * when it is needed again.
 * @param load imports the module; the same function in each render
 */
export function useLoaded<Module>(load: () => Promise<Module>, isNeeded: boolean): Module | null {
  const [module, setModule] = useState<{ loaded: Module } | null>(null)

  useEffect(() => {
    if (!isNeeded || module) return
    let isCurrent = true
    load().then(
      (loaded) => isCurrent && setModule({ loaded }),
      (error: unknown) => console.error(error),
    )
    return () => {
      isCurrent = false
    }
  }, [isNeeded, load, module])

  return module?.loaded ?? null
}
