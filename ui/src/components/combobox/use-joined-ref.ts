import { type Ref, type RefObject, useCallback } from 'react'

/** One ref callback for an element that both we and our caller hold. */
export function useJoinedRef<E>(own: RefObject<E | null>, theirs: Ref<E> | undefined): (node: E | null) => void {
  return useCallback(
    (node) => {
      own.current = node
      if (typeof theirs === 'function') theirs(node)
      else if (theirs) theirs.current = node
    },
    [own, theirs],
  )
}
