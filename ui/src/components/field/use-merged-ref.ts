import { type Ref, type RefCallback, type RefObject, useCallback } from 'react'

/** A ref callback that sets our ref and the caller's, and returns the clean-up of the caller's, if it has one. */
export function useMergedRef<E>(ownRef: RefObject<E | null>, callerRef: Ref<E> | undefined): RefCallback<E> {
  return useCallback(
    (node) => {
      ownRef.current = node
      if (typeof callerRef !== 'function') {
        if (callerRef) callerRef.current = node
        return
      }
      const cleanUp = callerRef(node)
      if (!cleanUp) return
      return () => {
        ownRef.current = null
        cleanUp()
      }
    },
    [ownRef, callerRef],
  )
}
