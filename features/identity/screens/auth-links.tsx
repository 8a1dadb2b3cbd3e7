import { Button } from '@campus-gigs/ui'
import { KeyRound } from 'lucide-react'
import { LegalLink, type LegalLinks } from '@/features/shared'
import type { Intent } from '../credentials'

interface ProviderSignInLinkProps {
  /** The address that starts the identity provider's flow. */
  href: string
  /** Whether the link is the screen's primary action. Default false. */
  primary?: boolean
}

/** The link to the identity provider, drawn as a button. */
export function ProviderSignInLink({ href, primary = false }: ProviderSignInLinkProps) {
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

/** What the user agrees to by signing up, with links to read it. */
export function LegalNote({ privacy, terms }: LegalLinks) {
  return (
    <p className="text-ink-muted text-sm">
      By signing up you agree to the <LegalLink href={terms}>Terms</LegalLink>. What we keep and who sees it is under{' '}
      <LegalLink href={privacy}>Privacy</LegalLink>.
    </p>
  )
}

const switchTexts = {
  signup: { question: 'Already have an account?', linkText: 'Sign in instead!' },
  signin: { question: 'New here?', linkText: 'Sign up instead!' },
} as const

interface IntentSwitchProps {
  /** The current screen; the link leads to the other one. */
  intent: Intent
  href: string
}

/** The link from sign-up to sign-in and back. */
export function IntentSwitch({ intent, href }: IntentSwitchProps) {
  const { question, linkText } = switchTexts[intent]
  return (
    <p>
      {question}{' '}
      <a href={href} className="font-semibold text-brand-ink underline underline-offset-4">
        {linkText}
      </a>
    </p>
  )
}
