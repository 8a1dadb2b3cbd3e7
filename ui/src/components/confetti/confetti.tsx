import { type CSSProperties, useEffect, useRef, useSyncExternalStore } from 'react'
import { cn } from '../../cn'

export interface ConfettiProps {
  /** Number of pieces. Default 100. */
  pieces?: number
  /** Duration in milliseconds. Default 3000. */
  duration?: number
  /** Called at its end, also under reduced motion, where nothing is shown. */
  onEnd: () => void
}

const reducedMotionQuery = '(prefers-reduced-motion: reduce)'
const prefersReducedMotion = () => window.matchMedia(reducedMotionQuery).matches

function watchReducedMotion(onChange: () => void): () => void {
  const query = window.matchMedia(reducedMotionQuery)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const colours = ['bg-action', 'bg-brand', 'bg-match-both', 'bg-match-other', 'bg-danger'] as const

/** A deterministic pseudo-random number from 0 to 1. `channel` gives each property of a piece its own sequence. */
function pseudoRandom(piece: number, channel: number): number {
  const wave = Math.sin((piece + 1) * 12.9898 + channel * 78.233) * 43_758.5453
  return wave - Math.floor(wave)
}

/** The shortest and longest fall of a piece, as shares of the whole duration. */
const fallShares = { shortest: 0.55, longest: 0.8 }
/** How far a piece drifts to either side. */
const maxDriftPx = 80
/** How far a piece turns to either side. */
const maxTurnDegrees = 720

/** A piece's position, speed and rotation, as the custom properties its animation reads. */
function pieceStyle(piece: number, durationMs: number): CSSProperties {
  /** A number between two others, of a sequence of its own. */
  const between = (min: number, max: number, channel: number) => min + (max - min) * pseudoRandom(piece, channel)
  const fallMs = durationMs * between(fallShares.shortest, fallShares.longest, 0)
  const properties = {
    '--fall': `${Math.round(fallMs)}ms`,
    '--after': `${Math.round(between(0, durationMs - fallMs, 1))}ms`,
    '--drift': `${Math.round(between(-maxDriftPx, maxDriftPx, 2))}px`,
    '--turn': `${Math.round(between(-maxTurnDegrees, maxTurnDegrees, 3))}deg`,
  }
  return { left: `${between(0, 100, 4).toFixed(2)}%`, ...properties }
}

/**
 * A burst of confetti over the whole window, to celebrate a completed action. Decorative: it takes no clicks, is hidden
 * from screen readers, and is not shown under reduced motion.
 */
export function Confetti({ pieces = 100, duration = 3000, onEnd }: ConfettiProps) {
  // Not rendered on a server.
  const reducesMotion = useSyncExternalStore(watchReducedMotion, prefersReducedMotion, () => true)
  const handleEnd = useRef(onEnd)

  useEffect(() => {
    handleEnd.current = onEnd
  })

  useEffect(() => {
    const timer = setTimeout(() => handleEnd.current(), duration)
    return () => clearTimeout(timer)
  }, [duration])

  if (reducesMotion) return null
  return (
    <div aria-hidden="true" data-confetti="" className="pointer-events-none fixed inset-0 z-50 overflow-hidden">
      {Array.from({ length: pieces }, (_, piece) => (
        <span
          // The list is static, so an index is a stable key.
          key={piece.toString()}
          className={cn(
            'confetti-piece absolute top-0 h-3.5 w-2 rounded-[1px]',
            colours[piece % colours.length],
            // Every third piece is a square.
            piece % 3 === 0 && 'size-2.5',
          )}
          style={pieceStyle(piece, duration)}
        />
      ))}
    </div>
  )
}
