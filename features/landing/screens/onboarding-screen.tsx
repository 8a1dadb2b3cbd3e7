import { GraduationCap, Store } from 'lucide-react'
import type { ReactNode } from 'react'

interface OnboardingScreenProps {
  studentHref: string
  businessHref: string
}

/** The choice between student and business (RT-01, ON-01). */
export function OnboardingScreen({ studentHref, businessHref }: OnboardingScreenProps) {
  return (
    <main id="main" className="page space-y-8 py-10 sm:py-20">
      <header className="space-y-3">
        <p className="font-semibold text-brand-ink text-lg">Welcome!</p>
        <h1 className="page-heading max-w-[16ch]">Which option best describes you?</h1>
      </header>
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6">
        <Choice href={studentHref} title="Student" icon={<GraduationCap aria-hidden className="size-9" />}>
          I'm looking for gigs that fit around my classes.
        </Choice>
        <Choice href={businessHref} title="Business" icon={<Store aria-hidden className="size-9" />}>
          I have shifts to fill and want students who can work them.
        </Choice>
      </ul>
    </main>
  )
}

interface ChoiceProps {
  href: string
  title: string
  icon: ReactNode
  children: string
}

function Choice({ href, title, icon, children }: ChoiceProps) {
  return (
    <li className="relative flex gap-4 rounded-xl border border-line-strong bg-raised p-5 shadow-card transition-transform duration-quick has-[a:hover]:-translate-y-0.5 has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-focus has-[a:focus-visible]:outline-offset-2 sm:min-h-56 sm:flex-col sm:p-8">
      <span className="text-brand-ink">{icon}</span>
      <span className="space-y-1 sm:mt-auto">
        <a
          href={href}
          aria-describedby={`about-${title}`}
          className="font-bold font-display text-2xl outline-none after:absolute after:inset-0 sm:text-3xl"
        >
          {title}
        </a>
        <span id={`about-${title}`} className="block text-ink-muted">
          {children}
        </span>
      </span>
    </li>
  )
}
