import { cn } from '@campus-gigs/ui'
import { CalendarDays, CircleHelp, Settings, Store, Tickets } from 'lucide-react'

/** The addresses of the sidebar's pages. */
export interface SidebarLinks {
  profile: string
  gigs: string
  events: string
  settings: string
  help: string
}

interface SidebarProps {
  links: SidebarLinks
  currentPath: string
  /** Called when a link is followed, so that a sidebar over the page can close. */
  onFollow?: () => void
}

const items = [
  { name: 'profile', label: 'Profile', Icon: Store },
  { name: 'gigs', label: 'Gigs', Icon: CalendarDays },
  { name: 'events', label: 'Events', Icon: Tickets },
  { name: 'settings', label: 'Settings', Icon: Settings },
  { name: 'help', label: 'Help', Icon: CircleHelp },
] as const

/** The pages of a business (SH-04). */
export function Sidebar({ links, currentPath, onFollow }: SidebarProps) {
  return (
    <nav aria-label="Business">
      <ul className="grid gap-1">
        {items.map(({ name, label, Icon }) => {
          const isCurrent = currentPath === links[name]
          return (
            <li key={name}>
              <a
                href={links[name]}
                aria-current={isCurrent ? 'page' : undefined}
                onClick={onFollow}
                className={cn(
                  'flex min-h-11 items-center gap-3 rounded-md border-s-4 px-3 py-2',
                  isCurrent
                    ? 'border-brand bg-brand-soft font-semibold text-brand-ink'
                    : // Forced colours would draw a transparent border.
                      'border-transparent hover:bg-sunken forced-colors:border-[Canvas]',
                )}
              >
                <Icon aria-hidden className="size-5 shrink-0" />
                {label}
              </a>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
