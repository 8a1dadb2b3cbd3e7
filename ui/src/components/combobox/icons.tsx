interface IconProps {
  /** SVG path data in a square of 24. */
  path: string
  className: string | undefined
}

// Paths for `Icon`. The icons of `../icons` would take the combobox over its size limit (`npm run bench -- size`).
export const CHEVRON_DOWN_PATH = 'm6 9 6 6 6-6'
export const CROSS_PATH = 'M18 6 6 18M6 6l12 12'
export const CHECK_PATH = 'M20 6 9 17l-5-5'

/** A decorative icon, beside text or in a button that has a name. */
export function Icon({ path, className }: IconProps) {
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
      <path d={path} />
    </svg>
  )
}
