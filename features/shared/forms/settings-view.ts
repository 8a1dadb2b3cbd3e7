import { limits, messages, timers } from '@/domain'
import { canSave, type SaveState } from './save-state'

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
  celebrating: boolean
  confetti: { pieces: number; duration: number }
}

/** The part of a settings form's state that is about its save. */
export interface SettingsSave {
  save: SaveState
  restored: boolean
  overtaken: boolean
  failure: string | null
  celebrating: boolean
}

/** The view of a form's state. */
export function settingsView({ save, restored, overtaken, failure, celebrating }: SettingsSave): SettingsView {
  return {
    saveLabel: messages.settings.save,
    canSave: canSave(save),
    saving: save === 'saving',
    status: messages.settings.status[save],
    restored,
    overtaken: overtaken ? messages.settings.overtaken : null,
    failure: failure === null ? null : { title: messages.settings.notSaved, message: failure },
    celebrating,
    confetti: { pieces: limits.confettiPieces, duration: timers.confetti },
  }
}
