import { cva } from 'class-variance-authority'

/** A button's emphasis. A screen has at most one `primary` button, for its main action. */
export type ButtonVariant = 'primary' | 'brand' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

/**
 * A button's `tabIndex`. 0 is the default, but without the attribute Safari on macOS gives a pressed button no
 * focus, and the dialog it opens has nowhere to return the focus to.
 */
export const explicitTabIndex = 0

/** The surface of a disabled button. A quiet one has none, so that disabling it draws no more attention to it. */
const disabledSurface = 'disabled:border-line disabled:bg-sunken'

/** The classes of `Button` and `IconButton`. */
export const buttonClass = cva(
  [
    'tap-target inline-flex shrink-0 select-none items-center justify-center rounded-md border font-semibold',
    'no-underline transition-[background-color,border-color,translate,box-shadow] duration-quick',
    'disabled:cursor-not-allowed disabled:text-ink-muted',
    'aria-disabled:cursor-not-allowed aria-busy:cursor-progress',
  ],
  {
    variants: {
      variant: {
        primary: [
          'ledge border-transparent bg-action text-on-action [--ledge:var(--cg-action)] hover:bg-action-strong',
          disabledSurface,
        ],
        brand: [
          'ledge border-transparent bg-brand text-on-brand [--ledge:var(--cg-brand)] hover:bg-brand-strong',
          disabledSurface,
        ],
        secondary: [
          'ledge border-line-strong bg-raised text-ink [--ledge:var(--cg-line)] hover:border-ink-muted hover:bg-sunken',
          disabledSurface,
        ],
        quiet:
          'border-transparent bg-transparent text-brand-ink hover:bg-ink/8 active:bg-ink/12 disabled:bg-transparent disabled:opacity-60',
        danger: [
          'ledge border-transparent bg-danger text-on-danger [--ledge:var(--cg-danger)] hover:bg-danger/90',
          disabledSurface,
        ],
      },
      size: {
        sm: 'min-h-9 gap-1.5 text-sm',
        md: 'min-h-11 gap-2 text-base',
        lg: 'min-h-13 gap-2.5 text-lg',
      },
      shape: { wide: '', square: 'isolate' },
      fullWidth: { true: 'w-full', false: '' },
    },
    compoundVariants: [
      { shape: 'wide', size: 'sm', class: 'px-3 py-1' },
      { shape: 'wide', size: 'md', class: 'px-4.5 py-1.5' },
      { shape: 'wide', size: 'lg', class: 'px-6 py-2' },
      { shape: 'square', size: 'sm', class: 'size-9' },
      { shape: 'square', size: 'md', class: 'size-11' },
      { shape: 'square', size: 'lg', class: 'size-13' },
    ],
    defaultVariants: { variant: 'secondary', size: 'md', shape: 'wide', fullWidth: false },
  },
)
