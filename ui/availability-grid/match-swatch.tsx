import type { ReactNode } from 'react'
import { cn } from '../cn'
import type { MatchState } from './comparison'

const grounds: Record<MatchState, string> = {
  both: 'bg-match-both text-on-match-both',
  self: 'bg-match-self text-on-match-self',
  other: 'bg-match-other text-on-match-other',
  neither: 'bg-match-neither text-on-match-neither',
}

const outline = { fill: 'none', stroke: 'currentColor', strokeWidth: 2 }

/** Self is the left half, other the right half; together they are a tick. */
const shapes: Record<MatchState, ReactNode> = {
  both: <path {...outline} strokeWidth={3} strokeLinecap="round" strokeLinejoin="round" d="M5 12.5l4.7 4.7L19 7.5" />,
  self: (
    <>
      <circle {...outline} cx="12" cy="12" r="7" />
      <path d="M12 5a7 7 0 0 0 0 14z" />
    </>
  ),
  other: (
    <>
      <circle {...outline} cx="12" cy="12" r="7" />
      <path d="M12 5a7 7 0 0 1 0 14z" />
    </>
  ),
  neither: <circle cx="12" cy="12" r="2.2" />,
}

interface MatchSwatchProps {
  state: MatchState
  className?: string
  /** Words for screen readers. */
  children?: ReactNode
}

/** A state's colour with a shape that says the same without it. */
export function MatchSwatch({ state, className, children }: MatchSwatchProps) {
  return (
    <span
      data-state={state}
      className={cn('grid place-items-center rounded-md border border-transparent', grounds[state], className)}
    >
      <svg aria-hidden="true" focusable="false" viewBox="0 0 24 24" className="size-5 fill-current">
        {shapes[state]}
      </svg>
      {children}
    </span>
  )
}
