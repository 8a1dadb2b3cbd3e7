import { useCallback, useEffect, useRef } from 'react'

/** A stable function that calls the latest render's `body`. For event handlers only, not during rendering. */
export function useEvent<A extends unknown[], R>(body: (...args: A) => R): (...args: A) => R {
  const latestRef = useRef(body)
  useEffect(() => {
    latestRef.current = body
  })
  return useCallback((...args: A) => latestRef.current(...args), [])
}
