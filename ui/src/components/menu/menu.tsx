import * as Radix from '@radix-ui/react-dropdown-menu'
import {
  type ComponentProps,
  type ElementType,
  type FocusEvent,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import { cn } from '../../cn'

/** One line of a menu: a link when it has `href`, an action otherwise. */
export interface MenuItem {
  label: string
  /** Decorative, before the label. */
  icon?: ReactNode
  /** Where it goes. */
  href?: string
  /** Its place opens in a new tab. Default false. */
  newTab?: boolean
  /**
   * Called when it is chosen, by click, Enter or Space. An action's is called once the menu is closed and its button has
   * the focus again, so that a dialog it opens gives the focus back to that button.
   */
  onSelect?: () => void
  /** It destroys something. Default false. */
  danger?: boolean
  /** Shown, not choosable. Default false. */
  disabled?: boolean
}

export interface MenuProps extends Omit<ComponentProps<'div'>, 'aria-label' | 'role' | 'children'> {
  /** The button that opens it. */
  trigger: ReactElement
  /** The lines, in order; `'separator'` draws a rule. */
  items: readonly (MenuItem | 'separator')[]
  /** Its accessible name. */
  label: string
  /** The router's link component; it gets the address as `to`. Default: a plain `<a href>`. */
  linkAs?: ElementType
  /** Which edge of the trigger it lines up with. Default `end`. */
  align?: 'start' | 'end'
}

/** A list of actions or places behind one button. For a value to choose use `Select`. */
export function Menu({ trigger, items, label, linkAs, align = 'end', className, ...rest }: MenuProps) {
  const [open, setOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const fromItsEnd = useRef(false)
  const chosen = useRef<() => void>(undefined)

  /** Radix opens a menu on its first line; the up arrow asks for the last. */
  function enter(event: FocusEvent<HTMLElement>) {
    if (!fromItsEnd.current || event.target !== event.currentTarget) return
    fromItsEnd.current = false
    event.preventDefault()
    const lines = event.currentTarget.querySelectorAll<HTMLElement>('[role="menuitem"]:not([data-disabled])')
    Array.from(lines).at(-1)?.focus()
  }

  /** Radix keeps Tab in the menu. It goes on from the button; the menu closes because the focus has left it. */
  function leave(event: KeyboardEvent) {
    if (event.key !== 'Tab') return
    event.stopPropagation()
    button.current?.focus()
    if (event.shiftKey) event.preventDefault()
  }

  /** Radix gives the focus back right after this, so the action's turn comes after that. */
  function act() {
    const action = chosen.current
    chosen.current = undefined
    if (action) queueMicrotask(action)
  }

  return (
    <Radix.Root modal={false} open={open} onOpenChange={setOpen}>
      <Radix.Trigger
        ref={button}
        asChild
        onKeyDown={(event) => {
          fromItsEnd.current = event.key === 'ArrowUp'
          if (event.key !== 'ArrowUp') return
          event.preventDefault()
          setOpen(true)
        }}
      >
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          // Radix would name it after its button, over our label.
          aria-labelledby={undefined}
          align={align}
          sideOffset={8}
          collisionPadding={12}
          loop
          onFocus={enter}
          onKeyDownCapture={leave}
          onCloseAutoFocus={act}
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
              <MenuLine
                key={item.label}
                item={item}
                linkAs={linkAs}
                onAction={() => {
                  chosen.current = item.onSelect
                }}
              />
            ),
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface MenuLineProps {
  item: MenuItem
  linkAs: ElementType | undefined
  /** An action was chosen; the menu closes now. */
  onAction: () => void
}

function MenuLine({ item, linkAs: Link, onAction }: MenuLineProps) {
  const { label, icon, href, newTab = false, onSelect, danger, disabled } = item
  const target = newTab ? { target: '_blank', rel: 'noopener' } : {}
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
      {!isLink ? (
        content
      ) : Link && !newTab ? (
        <Link to={href}>{content}</Link>
      ) : (
        <a href={href} {...target}>
          {content}
        </a>
      )}
    </Radix.Item>
  )
}
