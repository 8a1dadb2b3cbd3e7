import * as Radix from '@radix-ui/react-tabs'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { cn } from '../../cn'

/** One tab and its panel. */
export interface TabItem {
  value: string
  label: string
  /** A number beside the label, part of the tab's name. */
  count?: number
  /** The panel. Only the chosen tab's is rendered. */
  content: ReactNode
}

export interface TabsProps extends Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'dir' | 'defaultValue'> {
  /** Names the list of tabs. */
  label: string
  /** The chosen tab. */
  value: string
  /** Called with the tab to show. */
  onChange: (value: string) => void
  items: readonly TabItem[]
}

/** Views of the same thing, one at a time. For steps in order use `Stepper`; for pages use links. */
export function Tabs({ label, value, onChange, items, className, ...rest }: TabsProps) {
  const list = useChosenInSight(items.findIndex((item) => item.value === value))
  return (
    <Radix.Root value={value} onValueChange={onChange} className={cn('min-w-0', className)} {...rest}>
      <Radix.List
        ref={list}
        aria-label={label}
        // What scrolls sideways would scroll down too, by the pixel of the chosen one's line that is over the border.
        className="flex gap-1 overflow-x-auto overflow-y-hidden border-line border-b px-1 pt-1"
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={item.value}
            className={cn(
              'relative flex min-h-12 shrink-0 items-center gap-2 rounded-t-md px-3.5 font-semibold text-ink-muted',
              '-outline-offset-2 transition-colors duration-quick hover:bg-ink/5 hover:text-ink',
              'after:absolute after:inset-x-2 after:-bottom-px after:h-1 after:rounded-full after:bg-transparent',
              'data-[state=active]:text-ink data-[state=active]:after:bg-brand',
              'forced-colors:data-[state=active]:after:bg-[Highlight]',
            )}
          >
            {item.label}
            {item.count !== undefined && (
              <span className="rounded-full bg-sunken px-2 py-0.5 text-ink-muted text-xs">{item.count}</span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {items.map((item) => (
        <Radix.Content key={item.value} value={item.value} className="rounded-md pt-5">
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

/** Scrolls a list of tabs to the chosen one, and nothing else on the page. */
function useChosenInSight(index: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const tab = list.current?.children[index]
    if (!list.current || !tab) return
    const [room, box] = [list.current.getBoundingClientRect(), tab.getBoundingClientRect()]
    const beyond = Math.max(0, box.right - room.right) || Math.min(0, box.left - room.left)
    list.current.scrollLeft += beyond
  }, [index])

  return list
}
