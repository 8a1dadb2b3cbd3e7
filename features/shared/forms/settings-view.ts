import { limits, messages, timers } from '@/domain'
import { canSave, type SaveState } from './save-state'

/** The save status that a settings page shows, for either kind of account. */
export interface SettingsView {
  saveLabel: string
  canSave: boolean
  saving: boolean
  /** The text of the save status. */
  status: string
  restored: boolean
  /** The notice of a conflict with another tab or device; null without one. */
  overtaken: string | null
  failure: { title: string; message: string } | null
  celebrating: boolean
  confetti: { pieces: number; duration: number }
}

/** The part of a settings form's state that the save status depends on. */
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
