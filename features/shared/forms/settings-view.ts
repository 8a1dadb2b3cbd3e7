import type { ReactNode } from 'react'
import { messages } from '@/domain'
import type { FormErrors } from './form'
import { canSave } from './save-state'
import type { SettingsFormState } from './settings-form'

/** The part of a settings form's state that the save status depends on. */
export type SettingsSave = Pick<
  SettingsFormState<unknown, string>,
  'saveState' | 'restored' | 'hasConflict' | 'failure' | 'celebrating'
>

/** The props of `SettingsFrame` that show a form's save status, for either kind of account. */
export function settingsView({ saveState, restored, hasConflict, failure, celebrating }: SettingsSave) {
  return {
    saveLabel: messages.settings.save,
    canSave: canSave(saveState),
    saving: saveState === 'saving',
    status: messages.settings.status[saveState],
    restored,
    conflict: hasConflict ? messages.settings.editedElsewhere : null,
    failure: failure === null ? null : { title: messages.settings.notSaved, message: failure },
    celebrating,
  }
}

/** The props that the settings screens of both kinds of account share. */
export interface SettingsScreenProps<Draft, Field extends string> {
  form: Readonly<Draft>
  /** The save status. */
  view: ReturnType<typeof settingsView>
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
