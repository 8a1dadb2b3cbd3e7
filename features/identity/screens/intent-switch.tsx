import { LegalLink, type LegalLinks } from '@/features/shared'

const words = {
  signup: { question: 'Already have an account?', other: 'Sign in instead!' },
  signin: { question: 'New here?', other: 'Sign up instead!' },
} as const

interface IntentSwitchProps {
  /** The current screen; the link leads to the other one. */
  intent: 'signup' | 'signin'
  href: string
}

/** What signing up agrees to, with links to read it. */
export function LegalNote({ privacy, terms }: LegalLinks) {
  return (
    <p className="text-ink-muted text-sm">
      By signing up you agree to the <LegalLink href={terms}>Terms</LegalLink>. What we keep and who sees it is under{' '}
      <LegalLink href={privacy}>Privacy</LegalLink>.
    </p>
  )
}

/** The link from sign-up to sign-in and back. */
export function IntentSwitch({ intent, href }: IntentSwitchProps) {
  const { question, other } = words[intent]
  return (
    <p>
      {question}{' '}
      <a href={href} className="font-semibold text-brand-ink underline underline-offset-4">
        {other}
      </a>
    </p>
  )
}
