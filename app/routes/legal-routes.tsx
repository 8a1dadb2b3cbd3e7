import { AccountDeletedScreen, LegalScreen, privacySections, termsSections } from '@/features/legal'
import { paths } from '../paths'

export function Privacy() {
  return (
    <LegalScreen
      heading="Privacy"
      lead="What we keep about you, who sees it, for how long, and what you can do about it."
      sections={privacySections}
      other={{ label: 'Read the terms', href: paths.terms() }}
    />
  )
}

export function Terms() {
  return (
    <LegalScreen
      heading="Terms"
      lead="The rules for students and businesses who use Campus Gigs."
      sections={termsSections}
      other={{ label: 'Read about your privacy', href: paths.privacy() }}
    />
  )
}

export function AccountDeleted() {
  return <AccountDeletedScreen homeHref={paths.home()} />
}
