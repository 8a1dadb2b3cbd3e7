import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'

/** Goes to a path in place of this page, so that Back does not come here again. */
export function useReplace(path: string): () => void {
  const navigate = useNavigate()
  return useCallback(() => void navigate(path, { replace: true }), [navigate, path])
}
