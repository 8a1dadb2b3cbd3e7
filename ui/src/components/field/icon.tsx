import type { ComponentProps } from 'react'

/**
 * A decorative icon, beside text or in a button that has a name: shapes in a square of 24. The icons of `../icons` would take
 * the combobox over its size limit (`npm run bench -- size`).
 */
export function Icon(props: ComponentProps<'svg'>) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...props}
    />
  )
}
