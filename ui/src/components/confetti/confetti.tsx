import { type CSSProperties, useEffect, useRef, useSyncExternalStore } from 'react'
import { cn } from '../../cn'

export interface ConfettiProps {
  /** Number of pieces. Default 100. */
  pieces?: number
  /** Duration in milliseconds. Default 3000. */
  duration?: number
  /** Called when the burst is over, also under reduced motion, where nothing is shown. */
  onEnd: () => void
}

const reducedMotionQuery = '(prefers-reduced-motion: reduce)'
const prefersReducedMotion = () => window.matchMedia(reducedMotionQuery).matches

function watchReducedMotion(onChange: () => void): () => void {
  const query = window.matchMedia(reducedMotionQuery)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

const colorClasses = ['bg-action', 'bg-brand', 'bg-match-both', 'bg-match-other', 'bg-danger'] as const

/** A seed for each property that varies, so that the properties of a piece are independent. */
const seeds = { fall: 0, delay: 1, drift: 2, turn: 3, left: 4 }

/** A deterministic pseudo-random number from 0 to 1. The factors are those of a common shader function. */
function pseudoRandom(piece: number, seed: number): number {
  const wave = Math.sin((piece + 1) * 12.9898 + seed * 78.233) * 43_758.5453
  return wave - Math.floor(wave)
}

/** The shortest and longest fall of a piece, as shares of the whole duration. */
const fallShares = { shortest: 0.55, longest: 0.8 }
/** How far a piece drifts to either side. */
const maxDriftPx = 80
/** How far a piece turns to either side. */
const maxTurnDegrees = 720

/** A piece's start, and the custom properties that its animation reads. */
function pieceStyle(piece: number, durationMs: number): CSSProperties {
  /** A property's pseudo-random value from `min` to `max`. */
  const between = (min: number, max: number, property: keyof typeof seeds) =>
    min + (max - min) * pseudoRandom(piece, seeds[property])
  const fallMs = durationMs * between(fallShares.shortest, fallShares.longest, 'fall')
  const properties = {
    '--fall': `${Math.round(fallMs)}ms`,
    '--delay': `${Math.round(between(0, durationMs - fallMs, 'delay'))}ms`,
    '--drift': `${Math.round(between(-maxDriftPx, maxDriftPx, 'drift'))}px`,
    '--turn': `${Math.round(between(-maxTurnDegrees, maxTurnDegrees, 'turn'))}deg`,
  }
  return { left: `${between(0, 100, 'left').toFixed(2)}%`, ...properties }
}

/**
 * A burst of confetti over the whole window, to celebrate a completed action. Decorative: it takes no clicks, is hidden
 * from screen readers, and is not shown under reduced motion.
 */
export function Confetti({ pieces = 100, duration = 3000, onEnd }: ConfettiProps) {
  // A server renders none: it can't know what the reader prefers.
  const reducesMotion = useSyncExternalStore(watchReducedMotion, prefersReducedMotion, () => true)
  const onEndRef = useRef(onEnd)

  useEffect(() => {
    onEndRef.current = onEnd
  })

  useEffect(() => {
    const timer = setTimeout(() => onEndRef.current(), duration)
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
            'confetti-piece absolute top-0 rounded-[1px]',
            colorClasses[piece % colorClasses.length],
            // Every third piece is a square.
            piece % 3 === 0 ? 'size-2.5' : 'h-3.5 w-2',
          )}
          style={pieceStyle(piece, duration)}
        />
      ))}
    </div>
  )
}
