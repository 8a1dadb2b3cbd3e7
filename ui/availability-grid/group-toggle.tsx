import type { ReactNode } from 'react'
import { cn } from '../cn'
import { positionKey } from './use-availability-grid'
import type { Fill, Position } from './week-grid'

interface GroupToggleProps {
  position: Position
  /** How much of the group is free. */
  fill: Fill
  /** The header's words and what pressing it reaches: `Monday, all day`. */
  name: string
  isTabStop: boolean
  children: ReactNode
  className?: string
}

const pressed = { all: true, some: 'mixed', none: false } as const satisfies Record<Fill, boolean | 'mixed'>

/** A header that paints all it heads. */
export function GroupToggle({ position, fill, name, isTabStop, children, className }: GroupToggleProps) {
  return (
    <button
      type="button"
      data-position={positionKey(position)}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={name}
      aria-pressed={pressed[fill]}
      className={cn(
        'relative min-h-9 w-full rounded-sm py-1 @sm:px-1 font-semibold text-ink text-sm transition-[scale,background-color]',
        'duration-quick hover:bg-brand-soft hover:text-brand-ink focus-visible:z-10 active:scale-95',
        className,
      )}
    >
      {children}
    </button>
  )
}
