// The rows of a menu, of its groups and of its submenus.
import * as Radix from '@radix-ui/react-menu'
import { type ElementType, useId, useLayoutEffect, useRef, useState } from 'react'
import { cn } from '../../cn'
import { Check, ChevronRight } from '../icons/icons'
import { useDirection } from '../locale/locale-context'
import { useListFocus } from './list-focus'
import type { MenuCheckItem, MenuEntry, MenuGroup, MenuItem, MenuRadioGroup, MenuSubmenu } from './menu-props'

/** The least space between a list and the window's edge, in pixels. */
export const edgePx = 12

/** The classes of a list: of the menu and of each submenu. */
export const contentClass = cn(
  'z-50 min-w-[min(13rem,calc(100vw-1.5rem))] max-w-[calc(100vw-1.5rem)] animate-pop-in overflow-y-auto rounded-md border border-line',
  'max-h-(--radix-popper-available-height) bg-raised p-1.5 text-ink shadow-lifted',
  'outline-none forced-colors:border-current',
)

/** The classes of every row that can be chosen. */
const rowClass = cn(
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 text-base no-underline outline-none',
  'data-highlighted:bg-brand-soft data-disabled:cursor-not-allowed data-disabled:text-ink-muted',
  'forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:outline-solid',
  'forced-colors:data-highlighted:outline-[Highlight] forced-colors:data-highlighted:-outline-offset-2',
  'forced-colors:data-disabled:text-[GrayText]',
)

interface MenuEntriesProps {
  entries: readonly MenuEntry[]
  linkAs: ElementType | undefined
  /** The element that submenus are rendered in. Default `<body>`. */
  container: HTMLElement | null | undefined
  /** Called with the action of a chosen item, before the menu closes. */
  onAction: (action: (() => void) | undefined) => void
}

/** The entries of a menu, a submenu or a group. */
export function MenuEntries({ entries, ...shared }: MenuEntriesProps) {
  const counts: Record<string, number> = {}
  /** A key by the entry's text and its number among those of the same text: entries may share a label. */
  function keyOf(text: string): string {
    counts[text] = (counts[text] ?? 0) + 1
    return `${counts[text]} ${text}`
  }
  return entries.map((entry) => {
    if (entry === 'separator') return <div key={keyOf(entry)} role="separator" className="mx-2 my-1.5 h-px bg-line" />
    if ('group' in entry) return <Group key={keyOf(entry.group)} entry={entry} {...shared} />
    const key = keyOf(entry.label)
    if ('items' in entry) return <SubmenuRow key={key} submenu={entry} {...shared} />
    if (entry.checked !== undefined) {
      const { checked, onChange, ...item } = entry
      // Stays open, so that several can be changed.
      const toggle = (event: Event) => {
        event.preventDefault()
        onChange(!checked)
      }
      return <ChoiceRow key={key} role="menuitemcheckbox" {...item} isChosen={checked} onSelect={toggle} />
    }
    return (
      <MenuItemRow key={key} item={entry} linkAs={shared.linkAs} onAction={() => shared.onAction(entry.onSelect)} />
    )
  })
}

interface GroupProps extends Omit<MenuEntriesProps, 'entries'> {
  entry: MenuGroup | MenuRadioGroup
}

/** A heading with its items, or with its options, one of which is chosen. */
function Group({ entry, ...shared }: GroupProps) {
  const id = useId()
  return (
    <div role="group" aria-labelledby={id}>
      <div id={id} className="px-3 pt-2 pb-1 font-semibold text-ink-muted text-sm">
        {entry.group}
      </div>
      {'items' in entry ? (
        <MenuEntries entries={entry.items} {...shared} />
      ) : (
        entry.options.map(({ value, ...option }) => (
          <ChoiceRow
            key={value}
            role="menuitemradio"
            {...option}
            isChosen={value === entry.value}
            onSelect={() => entry.onChange(value)}
          />
        ))
      )}
    </div>
  )
}

interface ChoiceRowProps extends Omit<MenuCheckItem, 'checked' | 'onChange'> {
  role: 'menuitemcheckbox' | 'menuitemradio'
  isChosen: boolean
  /** Called when it is chosen; the menu closes then, unless the event's default is prevented. */
  onSelect: (event: Event) => void
}

/** An item that is on or off, or one of several. The space of its mark is kept while it is not chosen. */
function ChoiceRow({ role, label, icon, shortcut, disabled, isChosen, onSelect }: ChoiceRowProps) {
  const mark =
    role === 'menuitemradio' ? (
      <span className="block size-2.5 rounded-full bg-current forced-colors:bg-[CanvasText]" />
    ) : (
      <Check className="size-5" />
    )
  return (
    <Radix.Item
      role={role}
      aria-checked={isChosen}
      disabled={disabled}
      aria-keyshortcuts={shortcut}
      onSelect={onSelect}
      className={rowClass}
    >
      <span className="grid size-5 shrink-0 place-items-center text-brand-ink">{isChosen && mark}</span>
      <RowFace label={label} icon={icon} shortcut={shortcut} />
    </Radix.Item>
  )
}

interface SubmenuRowProps extends Omit<MenuEntriesProps, 'entries'> {
  submenu: MenuSubmenu
}

/**
 * Radix places a submenu beside its row only. Where neither side has room for it, as on phones, this offset shifts it back
 * over the row.
 *
 * @returns the row's ref, the submenu's ref, and the offset in pixels
 */
function useSubmenuOffset() {
  const rowRef = useRef<HTMLDivElement>(null)
  const [list, setList] = useState<HTMLDivElement | null>(null)
  const [offset, setOffset] = useState(0)
  const isMirrored = useDirection() === 'rtl'
  useLayoutEffect(() => {
    const row = rowRef.current
    if (!row || !list) return
    const updateOffset = () => {
      const { left, right } = row.getBoundingClientRect()
      const width = list.offsetWidth
      const windowWidth = document.documentElement.clientWidth
      const hasRoom = Math.max(left, windowWidth - right) >= width + edgePx
      // From the row's start to the window's edge: a wider submenu starts before the row.
      const available = Math.floor((isMirrored ? right : windowWidth - left) - edgePx)
      setOffset(hasRoom ? 0 : Math.min(0, available - width) - (right - left))
    }
    updateOffset()
    window.addEventListener('resize', updateOffset)
    return () => window.removeEventListener('resize', updateOffset)
  }, [list, isMirrored])
  return { rowRef, setList, offset }
}

/** An item with its submenu. */
function SubmenuRow({ submenu, ...shared }: SubmenuRowProps) {
  const { label, icon, disabled, items } = submenu
  const [isOpen, setIsOpen] = useState(false)
  const { rowRef, setList, offset } = useSubmenuOffset()
  const focusHandlers = useListFocus(({ relatedTarget }) => (relatedTarget === rowRef.current ? 'first' : null))
  return (
    <Radix.Sub open={isOpen} onOpenChange={setIsOpen}>
      <Radix.SubTrigger ref={rowRef} disabled={disabled} className={cn(rowClass, 'data-[state=open]:bg-brand-soft')}>
        <RowFace label={label} icon={icon} />
        <ChevronRight className="ms-auto size-5 text-ink-muted rtl:-scale-x-100" />
      </Radix.SubTrigger>
      <Radix.Portal container={shared.container}>
        <Radix.SubContent
          ref={setList}
          aria-label={label}
          aria-labelledby={undefined}
          sideOffset={offset}
          collisionPadding={edgePx}
          className={contentClass}
          {...focusHandlers}
        >
          <MenuEntries entries={items} {...shared} />
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  )
}

/** The content of a row: icon, label and shortcut. */
function RowFace({ label, icon, shortcut }: Pick<MenuItem, 'label' | 'icon' | 'shortcut'>) {
  return (
    <>
      {icon && (
        <span aria-hidden="true" className="[&>svg]:size-5">
          {icon}
        </span>
      )}
      {label}
      {shortcut && (
        // Read as `aria-keyshortcuts`, not as a part of the name.
        <span aria-hidden="true" className="ms-auto ps-6 text-ink-muted text-sm">
          {shortcut.replace('Control', 'Ctrl')}
        </span>
      )}
    </>
  )
}

interface MenuItemRowProps {
  item: MenuItem
  linkAs: ElementType | undefined
  /** Called when an action is chosen, before the menu closes. */
  onAction: () => void
}

/** An action or a link. */
function MenuItemRow({ item, linkAs: Link, onAction }: MenuItemRowProps) {
  const { label, icon, shortcut, href, newTab, onSelect, danger, disabled } = item
  const content = <RowFace label={label} icon={icon} shortcut={shortcut} />
  const isLink = href !== undefined && !disabled
  // A router's link would open in the same tab.
  const link =
    Link && !newTab ? (
      <Link to={href}>{content}</Link>
    ) : (
      <a href={href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
        {content}
      </a>
    )
  return (
    <Radix.Item
      asChild={isLink}
      disabled={disabled}
      onSelect={isLink ? onSelect : onAction}
      aria-keyshortcuts={shortcut}
      className={cn(rowClass, danger ? 'text-danger data-highlighted:bg-danger-soft' : 'text-ink')}
    >
      {isLink ? link : content}
    </Radix.Item>
  )
}
