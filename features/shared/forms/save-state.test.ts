import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterEvent, canAttempt, canSave, isUnsaved, type SaveEvent, type SaveState } from './save-state'

const run = (...events: SaveEvent[]) => events.reduce<SaveState>(afterEvent, 'untouched')
const anyEvent = fc.constantFrom<SaveEvent>('edit', 'attempt', 'success', 'failure', 'noAnswer')

describe('the save button', () => {
  it('ST-09 is disabled at first and after an attempt, and enabled by a change', () => {
    expect(canSave(run())).toBe(false)
    expect(canSave(run('edit'))).toBe(true)
    expect(canSave(run('edit', 'attempt'))).toBe(false)
    expect(canSave(run('edit', 'attempt', 'success'))).toBe(false)
    expect(canSave(run('edit', 'attempt', 'failure'))).toBe(false)
    expect(canSave(run('edit', 'attempt', 'success', 'edit'))).toBe(true)
    expect(canSave(run('edit', 'attempt', 'failure', 'edit'))).toBe(true)
  })

  it('ST-09 allows a retry without a change after a failure, not after a success', () => {
    expect(canAttempt(run('edit', 'attempt', 'failure'))).toBe(true)
    expect(canAttempt(run('edit', 'attempt', 'success'))).toBe(false)
    expect(canAttempt(run('edit', 'attempt'))).toBe(false)
    expect(canAttempt(run())).toBe(false)
  })

  it('ST-09 holds for any sequence of events', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 12 }), (events) => {
        // The oracle: what the sentences above say, kept as three facts.
        let changed = false
        let failed = false
        let saving = false
        for (const event of events) {
          if (saving && (event === 'success' || event === 'failure' || event === 'noAnswer')) {
            saving = false
            failed = event !== 'success'
          } else if (!saving && event === 'edit') {
            changed = true
          } else if (!saving && event === 'attempt' && (changed || failed)) {
            saving = true
            changed = false
            failed = false
          }
        }
        const state = run(...events)
        expect(canSave(state)).toBe(changed)
        expect(canAttempt(state)).toBe(!saving && (changed || failed))
        expect(isUnsaved(state)).toBe(saving || changed || failed)
      }),
    )
  })
})
