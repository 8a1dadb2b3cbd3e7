import type { ReactNode } from 'react'

interface IconFaceProps {
  /** Shown while a pointer hovers over the icon. */
  tooltip: string
  children: ReactNode
}

/**
 * The icon that fills an icon button. The tooltip is on the icon and not on the button, where screen readers would
 * read it after the button's name.
 */
export function IconFace({ tooltip, children }: IconFaceProps) {
  return (
    <span
      aria-hidden="true"
      title={tooltip}
      // Above the button's enlarged hit area, which would otherwise cover the tooltip's.
      className="relative z-1 grid flex-1 place-items-center self-stretch [&>svg]:size-5"
    >
      {children}
    </span>
  )
}
