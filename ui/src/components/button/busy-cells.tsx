import { cn } from '../../cn'
import { WeekMotif } from '../week-motif/week-motif'
import type { ButtonVariant } from './button-class'

const inks: Record<ButtonVariant, string> = {
  primary: 'text-on-action',
  brand: 'text-on-brand',
  secondary: 'text-brand-ink',
  quiet: 'text-brand-ink',
  danger: 'text-on-danger',
}

/** The busy animation, which covers the button's label. In forced colours the label stays visible. */
export function BusyCells({ variant }: { variant: ButtonVariant }) {
  return (
    <span className={cn('absolute inset-0 grid place-items-center forced-colors:hidden', inks[variant])}>
      <WeekMotif animated tone="current" size={34} />
    </span>
  )
}
