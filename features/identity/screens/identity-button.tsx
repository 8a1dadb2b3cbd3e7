import { Button } from '@campus-gigs/ui'
import { KeyRound } from 'lucide-react'

export interface IdentityButtonProps {
  /** Where the identity provider's flow begins. */
  href: string
  /** The loudest thing on the screen, or the second way in. */
  primary?: boolean
}

/** Leaves for the identity provider. A link, since it goes to another page. */
export function IdentityButton({ href, primary = false }: IdentityButtonProps) {
  return (
    <Button
      asChild
      variant={primary ? 'primary' : 'secondary'}
      size="lg"
      fullWidth
      // Its words fill a phone's width: the key gives way, so that they stay on one line.
      iconStart={<KeyRound aria-hidden className="max-sm:hidden" />}
      className="text-center max-sm:px-3 max-sm:text-base"
    >
      <a href={href}>Continue with your identity account</a>
    </Button>
  )
}
