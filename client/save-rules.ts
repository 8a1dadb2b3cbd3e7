/**
 * Where a form that is saved as a whole stands (ST-09): nothing changed, something changed, being saved, not saved,
 * saved.
 */
export type SaveState = 'untouched' | 'changed' | 'saving' | 'failed' | 'saved'

/** What happens to such a form. */
export type SaveEvent = 'edit' | 'attempt' | 'success' | 'failure'

const after: Record<SaveState, Partial<Record<SaveEvent, SaveState>>> = {
  untouched: { edit: 'changed' },
  changed: { attempt: 'saving' },
  // What is on its way is what was shown: nothing changes under it.
  saving: { success: 'saved', failure: 'failed' },
  failed: { edit: 'changed', attempt: 'saving' },
  saved: { edit: 'changed' },
}

/** The state after an event; an event that means nothing there changes nothing. */
export function afterEvent(state: SaveState, event: SaveEvent): SaveState {
  return after[state][event] ?? state
}

/** Whether the button saves: only what has changed, and after an attempt only what has changed since. */
export function canSave(state: SaveState): boolean {
  return state === 'changed'
}

/** Whether the same can be sent once more, which the alert of a failed save offers. */
export function canAttempt(state: SaveState): boolean {
  return after[state].attempt !== undefined
}

/** Whether the form holds something that has not been saved, and that a newer account must not replace. */
export function isUnsaved(state: SaveState): boolean {
  return state === 'changed' || state === 'saving' || state === 'failed'
}
