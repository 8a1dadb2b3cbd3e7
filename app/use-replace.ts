import { useCallback } from 'react'
import { useNavigate } from './navigation/react'

/** Returns a function that replaces the current page by a path, so that Back does not return to this page. */
export function useReplace(path: string): () => void {
  const navigate = useNavigate()
  return useCallback(() => void navigate(path, { replace: true }), [navigate, path])
}
