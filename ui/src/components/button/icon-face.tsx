import type { ReactNode } from 'react'

interface IconFaceProps {
  /** Shown to a pointer that rests on it. */
  tooltip: string
  /** The icon. */
  children: ReactNode
}

/**
 * The icon of a button without words, filling it. The tooltip is here and not on the button, where screen readers would
 * read it after the button's name.
 */
export function IconFace({ tooltip, children }: IconFaceProps) {
  return (
    <span
      aria-hidden="true"
      title={tooltip}
      // Above the button's own target area, or the pointer would never rest on it.
      className="relative z-1 grid flex-1 place-items-center self-stretch [&>svg]:size-5"
    >
      {children}
    </span>
  )
}
