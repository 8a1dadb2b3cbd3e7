import { Button } from '@campus-gigs/ui'
import { KeyRound } from 'lucide-react'

interface IdentityButtonProps {
  /** The address that starts the identity provider's flow. */
  href: string
  /** Whether the button is the screen's primary action or its secondary one. */
  primary?: boolean
}

/** The link to the identity provider. A link rather than a button, because it navigates. */
export function IdentityButton({ href, primary = false }: IdentityButtonProps) {
  return (
    <Button
      asChild
      variant={primary ? 'primary' : 'secondary'}
      size="lg"
      fullWidth
      // The label fills a phone's width: hide the key icon there, so that the label stays on one line.
      iconStart={<KeyRound aria-hidden className="max-sm:hidden" />}
      className="text-center max-sm:px-3 max-sm:text-base"
    >
      <a href={href}>Continue with your identity account</a>
    </Button>
  )
}
