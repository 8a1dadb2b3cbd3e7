const words = {
  signup: { question: 'Already have an account?', other: 'Sign in instead!' },
  signin: { question: 'New here?', other: 'Sign up instead!' },
} as const

export interface IntentSwitchProps {
  /** The current screen; the link leads to the other one. */
  intent: 'signup' | 'signin'
  href: string
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
