import type { PaletteDestinations, PaletteLinkBuilders } from './commands'

/** The palette's pages, by the kind of the signed-in account. */
export interface PaletteLinks extends PaletteLinkBuilders {
  student: PaletteDestinations
  business: PaletteDestinations
}

export interface PaletteProps {
  kind: 'student' | 'business'
  links: PaletteLinks
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Called with the chosen page's address. */
  onGo: (href: string) => void
  onSignOut: () => void
}
