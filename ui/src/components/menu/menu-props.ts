import type { ComponentProps, ElementType, ReactElement, ReactNode } from 'react'

/** A menu item: a link with `href`, an action without. */
export interface MenuItem {
  label: string
  /** Decorative, before the label. */
  icon?: ReactNode
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
  /** Shown but not selectable. Default false. */
  disabled?: boolean
}

export interface MenuProps extends Omit<ComponentProps<'div'>, 'aria-label' | 'role' | 'children'> {
  /** The button that opens it. */
  trigger: ReactElement
  /** The items in order; `'separator'` renders a rule. */
  items: readonly (MenuItem | 'separator')[]
  /** Its accessible name. */
  label: string
  /** The router's link component, which gets the URL as `to`. Default: a plain `<a href>`. */
  linkAs?: ElementType
  /** The edge of the trigger it is aligned with. Default `end`. */
  align?: 'start' | 'end'
}
