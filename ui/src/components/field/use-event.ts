import { useCallback, useEffect, useRef } from 'react'

/** A function that stays the same between renders and always runs the latest one's body. For handlers only. */
export function useEvent<A extends unknown[], R>(body: (...args: A) => R): (...args: A) => R {
  const latest = useRef(body)
  useEffect(() => {
    latest.current = body
  })
  return useCallback((...args: A) => latest.current(...args), [])
}
