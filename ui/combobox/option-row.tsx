import { Check } from 'lucide-react'
import type { CSSProperties } from 'react'
import { cn } from '../cn'
import { Highlighted } from './highlighted'

interface OptionRowProps {
  id: string
  label: string
  detail: string | undefined
  /** What to highlight. */
  query: string
  isActive: boolean
  isSelected: boolean
  /** Place among all options, from 1. */
  position: number
  /** How many options there are. */
  count: number
  style: CSSProperties
  onChoose: () => void
}

/** One option of an open list. */
export function OptionRow(props: OptionRowProps) {
  const { id, label, detail, query, isActive, isSelected, position, count, style, onChoose } = props
  return (
    <div
      id={id}
      role="option"
      aria-selected={isSelected}
      aria-setsize={count}
      aria-posinset={position}
      data-active={isActive || undefined}
      // The field holds the focus and takes the keys.
      tabIndex={-1}
      onClick={onChoose}
      // Assistive technology may put the focus on the option itself.
      onKeyDown={(event) => event.key === 'Enter' && onChoose()}
      className={cn(
        'absolute inset-x-0 flex cursor-pointer items-center gap-3 border-transparent border-s-4 px-3 text-sm hover:bg-sunken',
        isSelected && 'font-semibold',
        isActive && 'border-brand bg-brand-soft hover:bg-brand-soft forced-colors:border-[Highlight]',
      )}
      style={style}
    >
      <span className="line-clamp-2 min-w-0 flex-1 leading-tight">
        <Highlighted text={label} query={query} />
      </span>
      {detail && (
        <span className="shrink-0 text-ink-muted text-xs">
          <Highlighted text={detail} query={query} />
        </span>
      )}
      {isSelected && <Check aria-hidden="true" className="size-4 shrink-0 text-brand-ink" />}
    </div>
  )
}
