import { Drawer } from '@campus-gigs/ui'
import { Sidebar, type SidebarLinks } from './sidebar'

interface SidebarDrawerProps {
  links: SidebarLinks
  currentPath: string
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The sidebar on small screens. */
export function SidebarDrawer({ links, currentPath, open, onOpenChange }: SidebarDrawerProps) {
  return (
    <Drawer side="start" open={open} onOpenChange={onOpenChange} title="Business pages" className="xl:hidden">
      <Sidebar links={links} currentPath={currentPath} onFollow={() => onOpenChange(false)} />
    </Drawer>
  )
}
