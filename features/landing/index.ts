export { LandingPage } from './landing-page'
export { OnboardingScreen } from './screens/onboarding-screen'
