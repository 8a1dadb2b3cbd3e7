import * as Radix from '@radix-ui/react-tabs'
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { cn } from '../../cn'
import { moveTabInShadow } from '../field/shadow-focus'
import { useDirection, useFormatNumber } from '../locale/locale-context'

/** One tab and its panel. */
export interface TabItem<Value extends string = string> {
  value: Value
  label: string
  /** A count beside the label, part of the accessible name. */
  count?: number
  /** Shown but not selectable; arrow keys skip it. Default false. */
  disabled?: boolean
  /** The panel's content; when it is rendered is decided by `panels`. */
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
  /** The tabs with their panels, in order. */
  items: readonly TabItem<Value>[]
  /** `vertical` has the tabs beside the panel, above it where there is no room, and moves with the up and down keys. Default `horizontal`. */
  orientation?: 'horizontal' | 'vertical'
  /**
   * Which panels are rendered: the `selected` one, every `visited` one, which keeps its state while another is shown, or `all`.
   * Default `selected`.
   */
  panels?: 'selected' | 'visited' | 'all'
}

/** The keys of the previous and the next tab. */
const arrowKeys = {
  ltr: ['ArrowLeft', 'ArrowRight'],
  rtl: ['ArrowRight', 'ArrowLeft'],
  vertical: ['ArrowUp', 'ArrowDown'],
} as const

/** A value as a part of the ids by which Radix connects a tab and its panel, which can't have spaces. */
const idOf = encodeURIComponent

const tabClass = (isVertical: boolean) =>
  cn(
    'relative flex min-h-12 shrink-0 items-center gap-2 px-3.5 font-semibold text-ink-muted',
    '-outline-offset-2 transition-colors duration-quick hover:bg-ink/5 hover:text-ink',
    'after:absolute after:rounded-full after:bg-transparent',
    isVertical
      ? 'rounded-s-md text-start after:inset-y-2 after:-end-px after:w-1'
      : 'rounded-t-md after:inset-x-2 after:-bottom-px after:h-1',
    'data-[state=active]:text-ink data-[state=active]:after:bg-brand',
    'forced-colors:data-[state=active]:after:bg-[Highlight]',
    'disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-muted disabled:opacity-60',
    'forced-colors:disabled:text-[GrayText] forced-colors:disabled:opacity-100',
  )

/** Alternative views of the same content. For ordered steps use `Stepper`; for pages use links. */
export function Tabs<Value extends string>(props: TabsProps<Value>) {
  const { label, value, onChange, items, orientation = 'horizontal', panels = 'selected', className, ...rest } = props
  const formatNumber = useFormatNumber()
  const direction = useDirection()
  const isVertical = orientation === 'vertical'
  const reportChange = useOncePerEvent(onChange)
  const listRef = useSelectedTabInView(items.findIndex((item) => item.value === value))
  const visited = useVisited(value)
  const isAlwaysRendered = (tab: Value) => panels === 'all' || (panels === 'visited' && visited.has(tab))
  return (
    <Radix.Root
      dir={direction}
      orientation={orientation}
      value={idOf(value)}
      onValueChange={(id) => {
        const next = items.find((item) => idOf(item.value) === id)?.value
        if (next !== undefined) reportChange(next)
      }}
      className={cn('min-w-0', isVertical && 'flex flex-wrap gap-5', className)}
      {...rest}
    >
      <Radix.List
        ref={listRef}
        aria-label={label}
        onKeyDownCapture={(event) => moveTabInShadow(event, arrowKeys[isVertical ? 'vertical' : direction])}
        className={cn(
          'flex gap-1 border-line',
          // `overflow-x` implies `overflow-y: auto`, and the selected tab's underline overlaps the border by a pixel.
          isVertical ? 'flex-col border-e' : 'overflow-x-auto overflow-y-hidden border-b px-1 pt-1',
        )}
      >
        {items.map((item) => (
          <Radix.Trigger
            key={item.value}
            value={idOf(item.value)}
            disabled={item.disabled}
            className={tabClass(isVertical)}
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
        <Radix.Content
          key={item.value}
          value={idOf(item.value)}
          forceMount={isAlwaysRendered(item.value) || undefined}
          hidden={item.value !== value}
          className={cn('rounded-md', isVertical ? 'min-w-0 flex-1 basis-40' : 'pt-5')}
        >
          {item.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

/** Reports a tab once an event. Radix reports a pressed tab twice: when the press focuses it, and again. */
function useOncePerEvent<Value>(onChange: (value: Value) => void): (value: Value) => void {
  const reportedRef = useRef<Value>(undefined)
  return (value) => {
    if (reportedRef.current === value) return
    reportedRef.current = value
    queueMicrotask(() => {
      reportedRef.current = undefined
    })
    onChange(value)
  }
}

/** All tabs that have been selected, this one included. */
function useVisited(value: string): ReadonlySet<string> {
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set([value]))
  if (!visited.has(value)) setVisited(new Set([...visited, value]))
  return visited
}

/** Scrolls the tab list to the selected tab without scrolling the page. */
function useSelectedTabInView(index: number): RefObject<HTMLDivElement | null> {
  const listRef = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const element = listRef.current
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

  return listRef
}
