import * as Radix from '@radix-ui/react-dropdown-menu'
import {
  type ElementType,
  type FocusEvent,
  forwardRef,
  type KeyboardEvent,
  type RefObject,
  useImperativeHandle,
  useRef,
} from 'react'
import { cn } from '../../cn'
import { useDirection } from '../locale/locale-context'
import type { MenuItem, MenuProps } from './menu-props'

export interface MenuListProps extends Omit<MenuProps, 'trigger'> {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** The button that opened it. */
  button: RefObject<HTMLButtonElement | null>
  /** The id that the button names in `aria-controls`. */
  listId: string
  /** Whether it opens with the last item focused; set back once it has. */
  opensAtLast: RefObject<boolean>
}

/** Makes the menu's button, which is outside of Radix's tree, the element that Radix places the list at and focuses. */
const ExistingButton = forwardRef<HTMLButtonElement | null, Pick<MenuListProps, 'button'>>(({ button }, ref) => {
  useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => button.current)
  return null
})

/** The focus rules of the APG menu button that Radix lacks. */
function useListFocus({ button, opensAtLast }: Pick<MenuListProps, 'button' | 'opensAtLast'>) {
  const pendingAction = useRef<() => void>(undefined)

  /** Radix focuses the first item when a menu opens; after ArrowUp, focus the last. */
  function handleFocus(event: FocusEvent<HTMLElement>) {
    if (!opensAtLast.current || event.target !== event.currentTarget) return
    opensAtLast.current = false
    event.preventDefault()
    const menuItems = event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]:not([data-disabled])')
    Array.from(menuItems).at(-1)?.focus()
  }

  /** Radix traps Tab in the menu. Focus the button first, so that Tab moves on from there; losing focus closes the menu. */
  function handleTab(event: KeyboardEvent) {
    if (event.key !== 'Tab') return
    event.stopPropagation()
    button.current?.focus()
    if (event.shiftKey) event.preventDefault()
  }

  /** Runs the chosen action in a microtask: Radix returns the focus to the button right after this handler. */
  function runPendingAction() {
    const action = pendingAction.current
    pendingAction.current = undefined
    if (action) queueMicrotask(action)
  }

  return {
    contentProps: { onFocus: handleFocus, onKeyDownCapture: handleTab, onCloseAutoFocus: runPendingAction },
    /** Runs an action once the menu has closed and its button has the focus. */
    runOnClose: (action: (() => void) | undefined) => {
      pendingAction.current = action
    },
  }
}

/** The list of a menu, and all of Radix's menu. */
export function MenuList(props: MenuListProps) {
  const { isOpen, onOpenChange, button, listId, opensAtLast, items, label, linkAs, align = 'end', ...others } = props
  const { className, ...rest } = others
  const { contentProps, runOnClose } = useListFocus({ button, opensAtLast })
  return (
    <Radix.Root dir={useDirection()} modal={false} open={isOpen} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>
        <ExistingButton button={button} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          id={listId}
          aria-label={label}
          // Radix sets it to the button, which would override our label.
          aria-labelledby={undefined}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          loop
          {...contentProps}
          className={cn(
            'z-50 min-w-[min(13rem,calc(100vw-1.5rem))] max-w-[calc(100vw-1.5rem)] animate-pop-in overflow-y-auto rounded-md border border-line',
            'max-h-(--radix-dropdown-menu-content-available-height) bg-raised p-1.5 text-ink shadow-lifted',
            'outline-none forced-colors:border-current',
            className,
          )}
          {...rest}
        >
          {items.map((item, index) =>
            item === 'separator' ? (
              <Radix.Separator key={`rule-${index.toString()}`} className="mx-2 my-1.5 h-px bg-line" />
            ) : (
              <MenuItemRow key={item.label} item={item} linkAs={linkAs} onAction={() => runOnClose(item.onSelect)} />
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface MenuItemRowProps {
  item: MenuItem
  linkAs: ElementType | undefined
  /** Called when an action is chosen, before the menu closes. */
  onAction: () => void
}

function MenuItemRow({ item, linkAs: Link, onAction }: MenuItemRowProps) {
  const { label, icon, href, newTab = false, onSelect, danger, disabled } = item
  const newTabProps = newTab ? { target: '_blank', rel: 'noopener' } : {}
  const content = (
    <>
      {icon && (
        <span aria-hidden="true" className="[&>svg]:size-5">
          {icon}
        </span>
      )}
      {label}
    </>
  )
  const isLink = href !== undefined && !disabled
  // The router opens no new tabs.
  const link =
    Link && !newTab ? (
      <Link to={href}>{content}</Link>
    ) : (
      <a href={href} {...newTabProps}>
        {content}
      </a>
    )
  return (
    <Radix.Item
      asChild={isLink}
      disabled={disabled}
      onSelect={isLink ? onSelect : onAction}
      className={cn(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 text-base no-underline outline-none',
        'data-highlighted:bg-brand-soft data-disabled:cursor-not-allowed data-disabled:text-ink-muted',
        'forced-colors:data-highlighted:outline-2 forced-colors:data-highlighted:outline-solid',
        'forced-colors:data-highlighted:outline-[Highlight] forced-colors:data-highlighted:-outline-offset-2',
        'forced-colors:data-disabled:text-[GrayText]',
        danger ? 'text-danger data-highlighted:bg-danger-soft' : 'text-ink',
      )}
    >
      {isLink ? link : content}
    </Radix.Item>
  )
}
