import { OnboardingScreen } from '@/features/landing'
import { paths } from '../paths'

export function Onboarding() {
  return <OnboardingScreen studentHref={paths.studentSignUp()} businessHref={paths.businessSignUp()} />
}
