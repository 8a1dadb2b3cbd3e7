export { heroAction } from './hero-action'
export { LandingPage } from './landing-page'
export { OnboardingScreen } from './screens/onboarding-screen'
