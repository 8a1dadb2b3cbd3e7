import * as Radix from '@radix-ui/react-tabs'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { cn } from '../../cn'
import { useDirection, useFormatNumber } from '../locale/locale-context'

/** One tab and its panel. */
export interface TabItem<Value extends string = string> {
  value: Value
  label: string
  /** A count beside the label, part of the accessible name. */
  count?: number
  /** The panel's content. Only the selected tab's is rendered. */
  content: ReactNode
}

export interface TabsProps<Value extends string = string>
  extends Omit<ComponentProps<'div'>, 'onChange' | 'children' | 'dir' | 'defaultValue'> {
  /** Names the list of tabs. */
  label: string
  /** The selected tab. */
  value: Value
  /** Called with the newly selected tab. */
  onChange: (value: NoInfer<Value>) => void
  items: readonly TabItem<Value>[]
}

/** Alternative views of the same content. For ordered steps use `Stepper`; for pages use links. */
export function Tabs<Value extends string>({ label, value, onChange, items, className, ...rest }: TabsProps<Value>) {
  const formatNumber = useFormatNumber()
  const direction = useDirection()
  const list = useSelectedTabInView(items.findIndex((item) => item.value === value))
  return (
    <Radix.Root
      dir={direction}
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      className={cn('min-w-0', className)}
      {...rest}
    >
      <Radix.List
        ref={list}
        aria-label={label}
        // `overflow-x` implies `overflow-y: auto`, and the selected tab's underline overlaps the border by a pixel.
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
              <span className="rounded-full bg-sunken px-2 py-0.5 text-ink-muted text-xs">
                {formatNumber(item.count)}
              </span>
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

/** Scrolls the tab list to the selected tab without scrolling the page. */
function useSelectedTabInView(index: number): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = list.current
    const tab = element?.children[index]
    if (!element || !tab) return
    const scrollToTab = () => {
      const visible = element.getBoundingClientRect()
      const box = tab.getBoundingClientRect()
      // Whole pixels: browsers may round a fraction down, which leaves the tab's edge hidden.
      const hiddenAtEnd = Math.ceil(box.right - visible.right)
      const hiddenAtStart = Math.ceil(visible.left - box.left)
      if (hiddenAtEnd > 0) element.scrollLeft += hiddenAtEnd
      else if (hiddenAtStart > 0) element.scrollLeft -= hiddenAtStart
    }
    // Called at once, and again when tabs change their width, as they do when a font has loaded.
    const observer = new ResizeObserver(scrollToTab)
    for (const child of element.children) observer.observe(child)
    return () => observer.disconnect()
  }, [index])

  return list
}
