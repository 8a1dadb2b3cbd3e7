import { useEffect, useState } from 'react'

type Extras = typeof import('./extras')

/** Kept for the next grid, which then has them from the start. */
let loaded: Extras | undefined

async function loadExtras(): Promise<Extras> {
  loaded = await import('./extras')
  return loaded
}

/**
 * The list and the quick fill, once they are there. They are a chunk of their own, so that a grid doesn't cost everyone
 * what most never open.
 *
 * @param isNeeded asks for them now
 * @returns them, and `reach`: props for what opens them, so that they come as soon as it is neared by pointer or focus
 */
export function useExtras(isNeeded: boolean) {
  const [extras, setExtras] = useState(() => loaded)
  useEffect(() => {
    if (isNeeded) loadExtras().then(setExtras)
  }, [isNeeded])
  return { extras, reach: { onPointerEnter: loadExtras, onFocus: loadExtras } }
}
