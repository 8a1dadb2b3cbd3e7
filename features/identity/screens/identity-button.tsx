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
      iconStart={<KeyRound aria-hidden />}
    >
      <a href={href}>Continue with your identity account</a>
    </Button>
  )
}
