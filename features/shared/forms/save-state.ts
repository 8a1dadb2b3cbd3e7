// The save status of a form that is sent as a whole, and the transitions between its states.

/**
 * The save status of a form: unchanged, changed, being sent, failed, or saved. `failed` means that the server refused
 * the form, `offline` that no response came.
 */
export type SaveState = 'untouched' | 'changed' | 'saving' | 'failed' | 'offline' | 'saved'

/** The events of a form that is sent as a whole. */
export type SaveEvent = 'edit' | 'attempt' | 'success' | 'failure' | 'noAnswer'

const transitions: Record<SaveState, Partial<Record<SaveEvent, SaveState>>> = {
  untouched: { edit: 'changed' },
  changed: { attempt: 'saving' },
  // A pending form cannot be edited: the response must match the values on screen.
  saving: { success: 'saved', failure: 'failed', noAnswer: 'offline' },
  failed: { edit: 'changed', attempt: 'saving' },
  offline: { edit: 'changed', attempt: 'saving' },
  saved: { edit: 'changed' },
}

/** The status after an event. An event without a transition leaves the status as it is. */
export function afterEvent(state: SaveState, event: SaveEvent): SaveState {
  return transitions[state][event] ?? state
}

/** Whether the save button of a settings form is enabled: after an attempt, only once something has changed (ST-09). */
export function canSave(state: SaveState): boolean {
  return state === 'changed'
}

/** Whether the form may be sent: it has changes, or the last attempt did not succeed. */
export function canAttempt(state: SaveState): boolean {
  return transitions[state].attempt !== undefined
}

/** Whether the form has unsaved changes, which an update of the account must not replace. */
export function isUnsaved(state: SaveState): boolean {
  return state !== 'untouched' && state !== 'saved'
}
