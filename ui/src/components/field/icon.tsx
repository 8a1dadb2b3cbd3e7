import type { ReactNode } from 'react'

interface IconProps {
  /** SVG path data in a square of 24. */
  path: string
  className: string | undefined
  /** Shapes that are no paths. */
  children?: ReactNode
}

/**
 * A decorative icon, beside text or in a button that has a name. The icons of `../icons` would take the combobox over its size
 * limit (`npm run bench -- size`).
 */
export function Icon({ path, className, children }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      {children}
      <path d={path} />
    </svg>
  )
}
