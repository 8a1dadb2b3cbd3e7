const words = {
  signup: { question: 'Already have an account?', other: 'Sign in instead!' },
  signin: { question: 'New here?', other: 'Sign up instead!' },
} as const

export interface OtherWayProps {
  /** What the screen is for; the link leads to the other. */
  intent: 'signup' | 'signin'
  href: string
}

/** To sign-in from sign-up and back. */
export function OtherWay({ intent, href }: OtherWayProps) {
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
