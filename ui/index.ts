// The only public door of @campus-gigs/ui, grouped by purpose. Add a name under its heading.

// Feedback
export { Alert, type AlertProps, type AlertTone } from './alert/alert'
// Actions
export { Button, type ButtonProps } from './button/button'
export type { ButtonSize, ButtonVariant } from './button/button-class'
export { IconButton, type IconButtonProps } from './button/icon-button'
// Surfaces and data
export { Card, type CardProps } from './card/card'
// Helpers
export { cn } from './cn'
// Fields
export { Field, type FieldControlProps, FieldError, type FieldFrameProps, type FieldProps } from './field/field'
export { Select, type SelectOption, type SelectProps } from './select/select'
export { TextArea, type TextAreaProps } from './text-area/text-area'
export { TextField, type TextFieldProps } from './text-field/text-field'
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden/visually-hidden'

// Identity
export { Loading, type LoadingProps } from './week-motif/loading'
export { Logo, type LogoProps } from './week-motif/logo'
export { WeekMotif, type WeekMotifProps } from './week-motif/week-motif'
