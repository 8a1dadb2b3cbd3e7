import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from './navigation/react'

/** The state of a history entry whose item was opened from the list, which is the entry before. */
const openedFromList = 'opened-from-list'

/**
 * Keeps the open item of a list in the address, so that it survives a reload. Back leads to the list, however many
 * items were opened one after the other, and closing an item that was opened from the list goes back too.
 *
 * @param name the query parameter that holds the item's id
 * @returns the open item's id or null, and a function that opens another item, or closes it when called with null
 */
export function useOpenItem(name: string): [openedId: string | null, open: (id: string | null) => void] {
  const navigate = useNavigate()
  const { state } = useLocation()
  const searchParams = useSearchParams()
  const openedId = searchParams.get(name)

  const open = useCallback(
    (id: string | null) => {
      if (id === openedId) return
      if (id === null && state === openedFromList) {
        void navigate(-1)
        return
      }
      const params = new URLSearchParams(searchParams)
      if (id === null) params.delete(name)
      else params.set(name, id)
      // An item opened from another item replaces its entry, so that Back leads to the list.
      const isOpenedFromList = openedId === null
      void navigate(
        { search: params.toString() },
        {
          keepsScroll: true,
          replace: !isOpenedFromList,
          state: isOpenedFromList ? openedFromList : state,
        },
      )
    },
    [name, navigate, openedId, searchParams, state],
  )
  return [openedId, open]
}
