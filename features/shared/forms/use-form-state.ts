import { type Snapshot, useSnapshot } from 'valtio'

/** The state of a form's store, read synchronously: a batched snapshot would move the caret of a controlled field. */
export function useFormState<State extends object>({ state }: { state: State }): Snapshot<State> {
  return useSnapshot(state, { sync: true })
}
