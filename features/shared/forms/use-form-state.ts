import { useCallback, useSyncExternalStore } from 'react'
import { type Snapshot, snapshot, subscribe } from 'valtio'

/**
 * The state of a form's store, read synchronously: a batched snapshot would move the caret of a controlled field. Not
 * by `useSnapshot`, whose proxies record each read, because the screens read the whole state.
 */
export function useFormState<State extends object>({ state }: { state: State }): Snapshot<State> {
  const listen = useCallback((onChange: () => void) => subscribe(state, onChange, true), [state])
  const read = () => snapshot(state)
  return useSyncExternalStore(listen, read, read)
}
