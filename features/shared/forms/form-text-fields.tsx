import { TextArea, type TextAreaProps, TextField, type TextFieldProps } from '@campus-gigs/ui'
import { memo } from 'react'

// Rendered only when their props change. Those of `useFormFields` change with the field's own text and error.

/** One line of text of a form. */
export const FormTextField = memo<TextFieldProps>(TextField)

/** Several lines of text of a form. */
export const FormTextArea = memo<TextAreaProps>(TextArea)
