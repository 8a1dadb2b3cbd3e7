import { content } from '../content'
import { type AudienceLinks, Audiences } from './audiences'
import { Footer } from './footer'
import { Founders } from './founders'
import { Hero, type HeroProps } from './hero'
import { Invitation } from './invitation'
import { Reasons } from './reasons'

/** The addresses of the page's links. */
export interface LandingLinks extends AudienceLinks {
  onboarding: string
  privacy: string
  terms: string
  /** A live gig; a visitor signs in first. */
  gig: (jobListingId: string) => string
}

export interface LandingScreenProps extends Omit<HeroProps, 'gigHref'> {
  links: LandingLinks
  /** For the copyright line. */
  year: number
}

/** The home page: a week to paint with the gigs that fit it, and the ways to sign up. */
export function LandingScreen({ action, links, live, gigs, week, onWeekChange, year }: LandingScreenProps) {
  return (
    <>
      <main id="main">
        <Hero {...{ action, live, gigs, week, onWeekChange }} gigHref={links.gig} />
        <Audiences links={links} />
        <Reasons />
        <Founders />
        <Invitation href={links.onboarding} />
      </main>
      <Footer tagline={content.tagline} company={content.company} year={year} links={links} />
    </>
  )
}
