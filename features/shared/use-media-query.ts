import { useCallback, useSyncExternalStore } from 'react'

/** From this width a screen shows two columns or panes (Tailwind's `lg`). */
export const twoColumnsQuery = '(min-width: 64rem)'

/** Whether the window matches a media query, such as `twoColumnsQuery`; follows changes. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches)
}
