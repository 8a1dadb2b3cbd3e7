/**
 * Where sending a form stands: nothing changed, something changed, on its way, refused, without an answer, taken.
 * `failed` is a refusal by the server, `offline` that nothing came back.
 */
export type SaveState = 'untouched' | 'changed' | 'saving' | 'failed' | 'offline' | 'saved'

/** What happens to a form that is sent as a whole. */
export type SaveEvent = 'edit' | 'attempt' | 'success' | 'failure' | 'noAnswer'

const after: Record<SaveState, Partial<Record<SaveEvent, SaveState>>> = {
  untouched: { edit: 'changed' },
  changed: { attempt: 'saving' },
  // Nothing may change while it is sent: the answer is about what was shown.
  saving: { success: 'saved', failure: 'failed', noAnswer: 'offline' },
  failed: { edit: 'changed', attempt: 'saving' },
  offline: { edit: 'changed', attempt: 'saving' },
  saved: { edit: 'changed' },
}

/** The state after an event; an event that means nothing in a state changes nothing. */
export function afterEvent(state: SaveState, event: SaveEvent): SaveState {
  return after[state][event] ?? state
}

/** Whether the save button of a settings form is enabled: after an attempt, only once something changed again (ST-09). */
export function canSave(state: SaveState): boolean {
  return state === 'changed'
}

/** Whether the form may be sent: what has changed, and once more what has not arrived. */
export function canAttempt(state: SaveState): boolean {
  return after[state].attempt !== undefined
}

/** Whether the form holds something that has not been saved, and that a newer account must not replace. */
export function isUnsaved(state: SaveState): boolean {
  return state !== 'untouched' && state !== 'saved'
}
