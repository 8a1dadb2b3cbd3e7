import {
  type BusinessProfile,
  isBusinessProfileComplete,
  isStudentProfileComplete,
  type StudentProfile,
} from '@/domain'
import type { HeroAction } from './screens/hero'

/** The addresses of the hero's three actions. */
interface HeroLinks {
  onboarding: string
  dashboard: string
  businessDashboard: string
}

/**
 * The hero's action for the stored profiles (LA-01): the home of the account whose profile is complete. When both
 * profiles are complete, the business's home if a business is signed in, else the student's; when neither is, signing
 * up.
 */
export function heroAction(
  stored: { user: StudentProfile | null; business: BusinessProfile | null; kind: 'student' | 'business' | null },
  links: HeroLinks,
): HeroAction {
  const hasStudent = isStudentProfileComplete(stored.user)
  const hasBusiness = isBusinessProfileComplete(stored.business)
  if (hasBusiness && (!hasStudent || stored.kind === 'business'))
    return { label: 'Hop back into my biz dashboard', href: links.businessDashboard }
  if (hasStudent) return { label: 'Go to my jobs', href: links.dashboard }
  return { label: 'Get Started', href: links.onboarding }
}
