import { IconButton } from '@campus-gigs/ui'
import { X } from 'lucide-react'
import { useRef } from 'react'
import { limits } from '@/domain'
import { AddLine } from './add-line'

interface SummaryPointsProps {
  points: readonly string[]
  error: string | undefined
  onChange: (points: string[]) => void
}

/** The summary points of a gig. */
export function SummaryPoints({ points, error, onChange }: SummaryPointsProps) {
  const input = useRef<HTMLInputElement>(null)

  function remove(point: string) {
    onChange(points.filter((each) => each !== point))
    input.current?.focus()
  }

  return (
    <div className="flex flex-col gap-3">
      <AddLine
        ref={input}
        label="Summary points"
        button="Add point"
        hint="Short lines that say what matters. The first 2 show on the card."
        placeholder="Free lunch on every shift"
        maxLength={limits.summaryPoint}
        full={points.length >= limits.summaryPoints}
        error={error}
        onAdd={(point) => {
          if (!points.includes(point)) onChange([...points, point])
        }}
      />
      {points.length > 0 && (
        <ul aria-label="Your summary points" className="divide-y divide-line rounded-md border border-line bg-raised">
          {points.map((point) => (
            <li key={point} className="flex items-center gap-3 py-1 ps-4 pe-1">
              <span className="wrap-anywhere flex-1 py-1">{point}</span>
              <IconButton size="sm" label={`Remove “${point}”`} icon={<X />} onClick={() => remove(point)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
