import { Avatar, Button, cn, IconButton, Logo, Menu, type MenuItem } from '@campus-gigs/ui'
import {
  Bookmark,
  Building2,
  ChevronDown,
  CircleHelp,
  Home,
  LogOut,
  MapPin,
  PanelLeft,
  Search,
  Send,
  Settings,
  Store,
  Tickets,
  UserRound,
} from 'lucide-react'
import type { Viewer } from '../viewer'

/** The addresses of the menu's items. */
export interface NavbarLinks {
  home: string
  savedJobs: string
  appliedJobs: string
  settings: string
  /** The upcoming events, and help, for students; a business has both in its sidebar. */
  events: string
  help: string
  businessProfile: string
  businessSettings: string
  businessSignIn: string
  studentSignIn: string
}

interface NavbarProps {
  viewer: Viewer
  links: NavbarLinks
  /** Hides the bar above the window; focus inside shows it. Default false. */
  hidden?: boolean
  onSignOut: () => void
  /** Opens the command palette; without one there is no button. */
  onOpenPalette?: (() => void) | undefined
  /** Called when the pointer or the focus reaches the palette's button. */
  onNearPalette?: (() => void) | undefined
  /** The label of the shortcut that opens the palette. Default `Ctrl K`. */
  paletteKeys?: string
  /** Opens the sidebar on small screens, where it is hidden; without one there is no button. */
  onOpenSidebar?: (() => void) | undefined
}

function menuItems({ viewer, links, onSignOut }: NavbarProps): MenuItem[] {
  switch (viewer.kind) {
    case 'student':
      return [
        { label: 'Saved Jobs', href: links.savedJobs, icon: <Bookmark aria-hidden /> },
        { label: 'Applied Jobs', href: links.appliedJobs, icon: <Send aria-hidden /> },
        { label: 'Settings', href: links.settings, icon: <Settings aria-hidden /> },
        { label: 'Events', href: links.events, icon: <Tickets aria-hidden /> },
        { label: 'Help', href: links.help, icon: <CircleHelp aria-hidden /> },
        { label: 'Sign Out', onSelect: onSignOut, icon: <LogOut aria-hidden /> },
      ]
    case 'business':
      return [
        { label: 'Profile', href: links.businessProfile, icon: <Store aria-hidden /> },
        { label: 'Settings', href: links.businessSettings, icon: <Settings aria-hidden /> },
        { label: 'Log Out', onSelect: onSignOut, icon: <LogOut aria-hidden /> },
      ]
    case 'visitor':
      return [
        { label: 'Sign in as Business', href: links.businessSignIn, icon: <Building2 aria-hidden /> },
        { label: 'Sign in as Applicant', href: links.studentSignIn, icon: <UserRound aria-hidden /> },
        { label: 'Home', href: links.home, icon: <Home aria-hidden /> },
      ]
  }
}

/** The top bar: the logo, the suburb, the command palette's button and the account's menu (SH-02, SH-03). */
export function Navbar(props: NavbarProps) {
  const { viewer, links, hidden = false, onOpenSidebar, onOpenPalette, onNearPalette, paletteKeys = 'Ctrl K' } = props
  const place = viewer.kind === 'visitor' ? null : viewer.place
  return (
    <header
      className={cn(
        'sticky top-0 z-40 border-line border-b bg-surface transition-transform duration-calm focus-within:translate-y-0 print:hidden',
        hidden && '-translate-y-full',
      )}
    >
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-24 rounded-md bg-action px-4 py-2 font-semibold text-on-action focus:translate-y-0"
      >
        Skip to content
      </a>
      <nav aria-label="Main" className="page @container">
        {/* With very large text on a phone, the buttons wrap to a second row. */}
        <div className="flex h-16 items-center justify-between gap-3 @max-[15rem]:h-auto @max-[15rem]:flex-wrap @max-[15rem]:py-2">
          <div className="flex shrink-0 items-center gap-1">
            {onOpenSidebar && (
              <IconButton
                label="Business pages"
                aria-haspopup="dialog"
                icon={<PanelLeft />}
                onClick={onOpenSidebar}
                className="-ms-2 xl:hidden"
              />
            )}
            <a href={links.home} aria-label="Campus Gigs, home" className="shrink-0 rounded-sm">
              {/* A phone has room for either the wordmark or an account's buttons, and for neither with very large text. */}
              <Logo name="" className={viewer.kind === 'visitor' ? '@min-[15rem]:hidden' : 'sm:hidden'} />
              <Logo className={viewer.kind === 'visitor' ? 'max-sm:text-lg @max-[15rem]:hidden' : 'max-sm:hidden'} />
            </a>
          </div>
          <div className="flex min-w-0 items-center gap-2 sm:gap-4">
            {onOpenPalette && <PaletteButtons onOpen={onOpenPalette} onNear={onNearPalette} keys={paletteKeys} />}
            {place && (
              <p className="flex items-center gap-1.5 text-ink-muted text-sm max-sm:hidden">
                <MapPin aria-hidden className="size-4" />
                {place}
              </p>
            )}
            <AccountMenu viewer={viewer} items={menuItems(props)} />
          </div>
        </div>
      </nav>
    </header>
  )
}

interface PaletteButtonsProps {
  onOpen: () => void
  onNear: (() => void) | undefined
  /** The label of the shortcut that opens the palette. */
  keys: string
}

/** Opens the command palette: an icon on small screens, a labelled button with its keys on wide ones. */
function PaletteButtons({ onOpen, onNear, keys }: PaletteButtonsProps) {
  const opensPalette = {
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K',
    onClick: onOpen,
    onPointerEnter: onNear,
    onFocus: onNear,
  } as const
  return (
    <>
      <IconButton {...opensPalette} label="Jump to…" icon={<Search />} className="md:hidden" />
      <Button
        {...opensPalette}
        iconStart={<Search aria-hidden className="size-4" />}
        className="font-normal text-ink-muted max-md:hidden"
      >
        Jump to…
        <span aria-hidden="true" className="ms-2 rounded-sm border border-line px-1.5 text-xs">
          {keys}
        </span>
      </Button>
    </>
  )
}

function AccountMenu({ viewer, items }: { viewer: Viewer; items: MenuItem[] }) {
  const isVisitor = viewer.kind === 'visitor'
  return (
    <Menu
      label={isVisitor ? 'Menu' : `${viewer.name}, menu`}
      items={items}
      trigger={
        <Button
          variant="secondary"
          className={cn('max-w-48 lg:max-w-72', isVisitor ? 'shrink-0' : 'min-w-0 shrink')}
          iconStart={
            !isVisitor && (
              <Avatar
                decorative
                size="sm"
                name={viewer.name}
                src={viewer.picture}
                shape={viewer.kind === 'student' ? 'round' : 'square'}
                className="-ms-1.5 @min-[15rem]:max-sm:hidden"
              />
            )
          }
          iconEnd={<ChevronDown aria-hidden className="size-4 shrink-0" />}
        >
          {/* With very large text on a phone, only the avatar is shown: two letters of the name would fit. */}
          <span className={cn('min-w-0 text-start leading-tight', !isVisitor && '@max-[15rem]:sr-only')}>
            <span className="block truncate">{isVisitor ? 'Menu' : viewer.name}</span>
            {!isVisitor && viewer.place && (
              <span className="block truncate font-normal text-ink-muted text-xs sm:hidden">{viewer.place}</span>
            )}
          </span>
        </Button>
      }
    />
  )
}
