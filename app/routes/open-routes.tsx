import { LandingPage, OnboardingScreen } from '@/features/landing'
import { paths } from '../paths'

export function Landing() {
  return (
    <LandingPage
      links={{
        onboarding: paths.onboarding(),
        studentSignUp: paths.studentSignUp(),
        businessSignUp: paths.businessSignUp(),
        gig: paths.job,
        dashboard: paths.dashboard(),
        businessDashboard: paths.businessDashboard(),
      }}
    />
  )
}

export function Onboarding() {
  return <OnboardingScreen studentHref={paths.studentSignUp()} businessHref={paths.businessSignUp()} />
}
