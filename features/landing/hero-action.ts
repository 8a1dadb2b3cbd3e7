import {
  type BusinessProfile,
  isBusinessProfileComplete,
  isStudentProfileComplete,
  type StudentProfile,
} from '@/domain'
import type { HeroAction } from './screens/hero'

/** The addresses of the hero's three actions. */
export interface HeroLinks {
  onboarding: string
  dashboard: string
  businessDashboard: string
}

/** The hero's action for the stored profiles (LA-01); when both are complete, the session's kind decides. */
export function heroAction(
  stored: { user: StudentProfile | null; business: BusinessProfile | null; kind: 'student' | 'business' | null },
  links: HeroLinks,
): HeroAction {
  const student = isStudentProfileComplete(stored.user)
  const business = isBusinessProfileComplete(stored.business)
  if (business && (!student || stored.kind === 'business'))
    return { label: 'Hop back into my biz dashboard', href: links.businessDashboard }
  if (student) return { label: 'Go to my jobs', href: links.dashboard }
  return { label: 'Get Started', href: links.onboarding }
}
