import { useAccount, useSession } from '@/client'
import { heroAction, LandingPage } from '@/features/landing'
import { landingLinks } from './visitor-landing-route'

export function Landing() {
  const { user, business } = useAccount()
  const { kind } = useSession()
  return <LandingPage action={heroAction({ user, business, kind }, landingLinks)} links={landingLinks} />
}
