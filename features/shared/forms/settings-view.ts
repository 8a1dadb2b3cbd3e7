import type { ReactNode } from 'react'
import { limits, messages, timers } from '@/domain'
import { canSave, type FormErrors } from './form'
import type { SettingsFormState } from './settings-form'

/** The save status that a settings page shows, for either kind of account. */
interface SettingsView {
  saveLabel: string
  canSave: boolean
  saving: boolean
  /** The text of the save status. */
  status: string
  restored: boolean
  /** The notice of a conflict with another tab or device; null without one. */
  conflict: string | null
  failure: { title: string; message: string } | null
  celebrating: boolean
  confetti: { pieces: number; duration: number }
}

/** The part of a settings form's state that the save status depends on. */
export type SettingsSave = Pick<
  SettingsFormState<unknown, string>,
  'saveState' | 'restored' | 'hasConflict' | 'failure' | 'celebrating'
>

/** The view of a form's state. */
export function settingsView({ saveState, restored, hasConflict, failure, celebrating }: SettingsSave): SettingsView {
  return {
    saveLabel: messages.settings.save,
    canSave: canSave(saveState),
    saving: saveState === 'saving',
    status: messages.settings.status[saveState],
    restored,
    conflict: hasConflict ? messages.settings.conflict : null,
    failure: failure === null ? null : { title: messages.settings.notSaved, message: failure },
    celebrating,
    confetti: { pieces: limits.confettiPieces, duration: timers.confetti },
  }
}

/** The props that the settings screens of both kinds of account share. */
export interface SettingsScreenProps<Draft, Field extends string> {
  form: Readonly<Draft>
  /** The save status. */
  view: SettingsView
  /** The server's message for each refused field. */
  serverErrors: Readonly<FormErrors<Field>>
  onChange: (changes: Partial<Draft>) => void
  /** Sends the form, on the button or on Retry. */
  onSave: () => void
  /** Discards the changes of an earlier visit. */
  onStartOver: () => void
  onDismissRestored: () => void
  /** Called when the confetti has fallen. */
  onCelebrated: () => void
  /** Sections under the form that are saved separately. Default: none. */
  more?: ReactNode
}
