import { type Ref, type RefObject, useCallback } from 'react'

/** A ref callback that sets our ref and the caller's. */
export function useMergedRef<E>(ownRef: RefObject<E | null>, callerRef: Ref<E> | undefined): (node: E | null) => void {
  return useCallback(
    (node) => {
      ownRef.current = node
      if (typeof callerRef === 'function') callerRef(node)
      else if (callerRef) callerRef.current = node
    },
    [ownRef, callerRef],
  )
}
