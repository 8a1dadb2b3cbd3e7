import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'

/** Marks an address whose item was opened from the list, one step before it in the history. */
const fromList = 'opened-from-list'

/**
 * What is open beside a list lives in the address, so that it survives reload. Back closes it, however many were looked
 * at meanwhile, and closing it is the same step back.
 *
 * @param name the parameter that holds its id
 * @returns the open id or null, and what opens another or, with null, closes it
 */
export function useOpenItem(name: string): [openId: string | null, open: (id: string | null) => void] {
  const navigate = useNavigate()
  const { state } = useLocation()
  const [query] = useSearchParams()
  const openId = query.get(name)

  const open = useCallback(
    (id: string | null) => {
      if (id === openId) return
      if (id === null && state === fromList) {
        void navigate(-1)
        return
      }
      const next = new URLSearchParams(query)
      if (id === null) next.delete(name)
      else next.set(name, id)
      void navigate(
        { search: next.toString() },
        { preventScrollReset: true, replace: openId !== null, state: openId === null ? fromList : state },
      )
    },
    [name, navigate, openId, query, state],
  )
  return [openId, open]
}
