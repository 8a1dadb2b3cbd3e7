import { LandingPage } from '@/features/landing'
import { paths } from '../paths'

export function Landing() {
  return (
    <LandingPage
      links={{
        onboarding: paths.onboarding(),
        studentSignUp: paths.studentSignUp(),
        businessSignUp: paths.businessSignUp(),
        gig: paths.job,
        privacy: paths.privacy(),
        terms: paths.terms(),
        dashboard: paths.dashboard(),
        businessDashboard: paths.businessDashboard(),
      }}
    />
  )
}
