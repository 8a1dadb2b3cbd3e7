import type { FieldProps } from './field'

/** The props that `Field` takes for a field of its own, beside what it frames. */
interface FramedProps extends FieldProps {
  /** Classes for the outermost element. */
  className?: string | undefined
}

/** Separates the props that a field passes to `Field` from the others. */
export function splitFieldProps<Props extends FramedProps>(
  props: Props,
): [FramedProps, Omit<Props, keyof FramedProps>] {
  const { label, hideLabel, hint, error, required, disabled, readOnly, id, name, onBlur, className, ...others } = props
  return [{ label, hideLabel, hint, error, required, disabled, readOnly, id, name, onBlur, className }, others]
}
