import type { ComponentProps, ElementType, ReactElement, ReactNode } from 'react'

interface BaseItem {
  label: string
  /** Decorative, before the label. */
  icon?: ReactNode
  /** Shown but not selectable. Default false. */
  disabled?: boolean
}

/** A key combination that does the same as the item. The menu only shows it; handling it is the page's. */
interface Shortcut {
  /** As in `aria-keyshortcuts`: `Control+D`, shown as `Ctrl+D`. */
  shortcut?: string
}

/** A menu item: a link with `href`, an action without. */
export interface MenuItem extends BaseItem, Shortcut {
  /** The link's URL. */
  href?: string
  /** Opens the link in a new tab. Default false. */
  newTab?: boolean
  /**
   * Called when the item is chosen by click, Enter or Space. For an action it runs after the menu has closed and its button
   * has the focus, so that a dialog it opens returns the focus to that button.
   */
  onSelect?: () => void
  /** Styles a destructive action. Default false. */
  danger?: boolean
  /** Of a `MenuCheckItem` only, with its `onChange`. */
  checked?: never
}

/** An item that is on or off. The menu stays open when it is chosen. */
export interface MenuCheckItem extends BaseItem, Shortcut {
  checked: boolean
  onChange: (checked: boolean) => void
}

/** An item that opens a menu beside it, or over it when there is no room beside it. */
export interface MenuSubmenu extends BaseItem {
  items: readonly MenuEntry[]
}

/** Items under a heading, which names the group. */
export interface MenuGroup {
  /** The heading. */
  group: string
  items: readonly MenuEntry[]
}

/** Items under a heading, one of which is chosen. */
export interface MenuRadioGroup {
  /** The heading. */
  group: string
  /** The chosen option. */
  value: string
  onChange: (value: string) => void
  options: readonly { value: string; label: string; disabled?: boolean }[]
}

/** What a menu holds; `'separator'` renders a rule. */
export type MenuEntry = MenuItem | MenuCheckItem | MenuSubmenu | MenuGroup | MenuRadioGroup | 'separator'

export interface MenuProps extends Omit<ComponentProps<'div'>, 'aria-label' | 'role' | 'children'> {
  /** The button that opens the menu. */
  trigger: ReactElement
  /** The items in order. */
  items: readonly MenuEntry[]
  /** The menu's accessible name. */
  label: string
  /** The router's link component, which gets the URL as `to`. Default: a plain `<a href>`. */
  linkAs?: ElementType
  /** The edge of the trigger that the menu is aligned with. Default `end`. */
  align?: 'start' | 'end'
  /**
   * The element that the menu and its submenus are rendered in, such as one in full screen or in a shadow root. Default
   * `<body>`.
   */
  container?: HTMLElement | null
}

/** The item that gets the focus when a menu opens; null for the menu itself. */
export type OpeningFocus = 'first' | 'last' | null
