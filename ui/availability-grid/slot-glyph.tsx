import type { ComponentProps } from 'react'
import { cn } from '../cn'

export interface SlotGlyphProps extends Omit<ComponentProps<'svg'>, 'children' | 'slot'> {
  /** 0 = Morning … 3 = Night. */
  slot: number
}

/** A wattle blossom's fluff: dots on an arc of `radius`, from `from` to `to` degrees (0 = east, clockwise). */
function Fluff({ cy, radius, from, to }: { cy: number; radius: number; from: number; to: number }) {
  const angles = []
  for (let angle = from; angle <= to; angle += 30) angles.push(angle)
  return angles.map((angle) => {
    const radians = (angle * Math.PI) / 180
    return <circle key={angle} cx={12 + radius * Math.cos(radians)} cy={cy + radius * Math.sin(radians)} r="1.05" />
  })
}

const skies = [
  <g key="morning">
    <path d="M7.2 16a4.8 4.8 0 0 1 9.6 0z" />
    <Fluff cy={16} radius={7.8} from={180} to={360} />
    <rect x="3" y="17.6" width="18" height="1.6" rx="0.8" />
  </g>,
  <g key="afternoon">
    <circle cx="12" cy="12" r="4.8" />
    <Fluff cy={12} radius={8} from={0} to={330} />
  </g>,
  <g key="evening">
    <path d="M6 13a6 6 0 0 1 12 0z" />
    <rect x="3" y="14.6" width="18" height="1.6" rx="0.8" />
    <rect x="6" y="17.6" width="12" height="1.6" rx="0.8" />
    <rect x="9.5" y="20.6" width="5" height="1.6" rx="0.8" />
  </g>,
  <g key="night">
    <path d="M13.2 4.2a8 8 0 1 0 6.9 11.4 6.6 6.6 0 0 1-6.9-11.4z" />
    <circle cx="18.4" cy="6.2" r="1.15" />
    <circle cx="20.6" cy="10.2" r="0.85" />
  </g>,
]

/** The sky of a slot: a wattle blossom rising, high, or setting over the bay, and the moon. Decorative. */
export function SlotGlyph({ slot, className, ...rest }: SlotGlyphProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      viewBox="0 0 24 24"
      className={cn('size-6 max-w-full fill-current', className)}
      {...rest}
    >
      {skies[slot]}
    </svg>
  )
}
