/** The words of a text field besides its label and messages. */
export interface TextFieldLabels {
  /** Names the switch that shows a password. */
  reveal: string
}

export const textFieldLabels: TextFieldLabels = { reveal: 'Show what I type' }
