import { heroAction, LandingPage } from '@/features/landing'
import { paths } from '../paths'

/** The addresses of the landing page's links. */
export const landingLinks = {
  onboarding: paths.onboarding(),
  studentSignUp: paths.studentSignUp(),
  businessSignUp: paths.businessSignUp(),
  gig: paths.job,
  privacy: paths.privacy(),
  terms: paths.terms(),
  dashboard: paths.dashboard(),
  businessDashboard: paths.businessDashboard(),
}

const signUp = heroAction({ user: null, business: null, kind: null }, landingLinks)

/** The landing page of somebody who is not signed in. */
export function VisitorLanding() {
  return <LandingPage action={signUp} links={landingLinks} />
}
