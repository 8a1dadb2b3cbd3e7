import { useCallback, useMemo, useSyncExternalStore } from 'react'

/** From this width a screen shows two columns or panes (Tailwind's `lg`). */
export const twoColumnsQuery = '(min-width: 64rem)'

/** Whether the window matches a media query, such as `twoColumnsQuery`; follows changes. */
export function useMediaQuery(query: string): boolean {
  const list = useMemo(() => window.matchMedia(query), [query])
  const subscribe = useCallback(
    (onChange: () => void) => {
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [list],
  )
  return useSyncExternalStore(subscribe, () => list.matches)
}
