import { limits, messages, timers } from '@/domain'
import { canSave } from './save-rules.ts'
import type { SettingsFormState } from './settings-form.ts'

/** What a settings page shows of its form's save, whatever the form is about. */
export interface SettingsView {
  saveLabel: string
  canSave: boolean
  saving: boolean
  /** Where the changes stand. */
  status: string
  restored: boolean
  /** That something else was saved elsewhere meanwhile, in words; null when nothing was. */
  overtaken: string | null
  failure: { title: string; message: string } | null
  /** Messages by field of the call, for those the server did not take. */
  refused: Readonly<Record<string, string>>
  celebrating: boolean
  confetti: { pieces: number; duration: number }
}

type Shown = Pick<SettingsFormState<unknown>, 'save' | 'restored' | 'overtaken' | 'celebrating'> & {
  readonly failure: { readonly message: string; readonly fields: Readonly<Record<string, string>> } | null
}

/** The view of a form's state. */
export function settingsView({ save, restored, overtaken, failure, celebrating }: Readonly<Shown>): SettingsView {
  return {
    saveLabel: messages.settings.save,
    canSave: canSave(save),
    saving: save === 'saving',
    status: messages.settings.status[save],
    restored,
    overtaken: overtaken ? messages.settings.overtaken : null,
    failure: failure && { title: messages.settings.notSaved, message: failure.message },
    refused: failure?.fields ?? {},
    celebrating,
    confetti: { pieces: limits.confettiPieces, duration: timers.confetti },
  }
}
