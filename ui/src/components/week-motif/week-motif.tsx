import type { ComponentProps } from 'react'
import { cn } from '../../cn'
import { sampleWeek, type WeekCell, weekCells, weekColumns, weekRows } from './week-pattern'

export interface WeekMotifProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Which cells are lit: bit = day · 4 + slot. Default: a sample week. */
  lit?: number
  /** Which of the lit cells are yellow; the others are green. Default: the second of each three lit cells. */
  accent?: number
  /** Animates a wave, day by day. Static under reduced motion. Default false. */
  animated?: boolean
  /** `colour`: green and yellow. `current`: the text's colour, for use on fills. Default `colour`. */
  tone?: 'colour' | 'current'
  /** Width in CSS pixels at the default text size; it grows with the reader's. Default 84. */
  size?: number
}

// Lengths in units of the SVG's view box.
const cellSize = 10
const gap = 2.5
const cornerRadius = 2.75
/** Distance from one cell to the next. */
const pitch = cellSize + gap

/** The wave's delay from one day to the next, and from one slot to the next. */
const dayDelayMs = 90
const slotDelayMs = 60

const defaultRootFontSizePx = 16

const fills: Record<'colour' | 'current', Record<WeekCell['tone'], string>> = {
  colour: {
    off: 'fill-ink/10 forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]',
    brand: 'fill-brand forced-colors:fill-[CanvasText]',
    action: 'fill-action forced-colors:fill-[Highlight]',
  },
  current: { off: 'fill-current opacity-25', brand: 'fill-current', action: 'fill-current' },
}

/** The week of seven days and four slots, as logo, loading and empty illustration. Decorative. */
export function WeekMotif({
  lit = sampleWeek,
  accent,
  animated = false,
  tone: palette = 'colour',
  size = 84,
  className,
  ...rest
}: WeekMotifProps) {
  const viewBox = `0 0 ${weekColumns * pitch - gap} ${weekRows * pitch - gap}`
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox={viewBox}
      // Attributes, because a Content-Security-Policy may refuse `style` in a server's HTML. Not every browser knows a width in rem.
      fontSize="1rem"
      width={`${size / defaultRootFontSizePx}em`}
      className={cn('inline-block h-auto max-w-full shrink-0', className)}
      {...rest}
    >
      {weekCells(lit, accent).map(({ day, slot, tone }) => (
        <rect
          key={`${day}-${slot}`}
          x={day * pitch}
          y={slot * pitch}
          width={cellSize}
          height={cellSize}
          rx={cornerRadius}
          className={cn(fills[palette][tone], animated && tone !== 'off' && 'week-wave')}
          style={animated ? { animationDelay: `${day * dayDelayMs + slot * slotDelayMs}ms` } : undefined}
        />
      ))}
    </svg>
  )
}
