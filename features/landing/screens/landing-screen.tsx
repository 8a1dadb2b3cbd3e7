import { Avatar, Button, Card, WeekMotif } from '@campus-gigs/ui'
import { content } from '../content'
import { Footer } from './footer'
import { Hero, type HeroProps } from './hero'

/** The addresses of the page's links. */
export interface LandingLinks {
  studentSignUp: string
  businessSignUp: string
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
export function LandingScreen({ links, year, ...hero }: LandingScreenProps) {
  return (
    <>
      <main id="main">
        <Hero {...hero} gigHref={links.gig} />
        <Audiences links={links} />
        <Reasons />
        <Founders />
        <Invitation href={links.onboarding} />
      </main>
      <Footer tagline={content.tagline} company={content.company} year={year} links={links} />
    </>
  )
}

/** A card for students and one for businesses, each with a link to its sign-up (LA-02). */
function Audiences({ links }: Pick<LandingScreenProps, 'links'>) {
  const { students, businesses } = content
  return (
    <section aria-label="Who it is for" className="border-line border-y bg-sunken">
      <div className="page grid gap-6 py-12 sm:py-16 md:grid-cols-2 md:gap-10">
        <Card
          as="article"
          tone="brand"
          padding="lg"
          className="flex flex-col items-start gap-4 rounded-xl md:-rotate-1"
        >
          <h2 className="text-3xl">{students.title}</h2>
          <p className="grow text-lg">{students.text}</p>
          <Button asChild size="lg" className="border-transparent bg-raised text-ink">
            <a href={links.studentSignUp}>{students.action}</a>
          </Button>
        </Card>
        <Card
          as="article"
          padding="lg"
          className="flex flex-col items-start gap-4 rounded-xl md:translate-y-4 md:rotate-1"
        >
          <h2 className="text-3xl">{businesses.title}</h2>
          <p className="grow text-ink-muted text-lg">{businesses.text}</p>
          <Button asChild size="lg" variant="brand">
            <a href={links.businessSignUp}>{businesses.action}</a>
          </Button>
        </Card>
      </div>
    </section>
  )
}

/** Four reasons, set like an index: numbers and rules instead of boxes. */
function Reasons() {
  const { title, reasons } = content.why
  return (
    <section className="page grid gap-8 py-14 sm:py-20 lg:grid-cols-[1fr_2fr] lg:gap-16">
      <h2 className="text-3xl sm:text-4xl lg:max-w-[11ch]">{title}</h2>
      <ol className="divide-y divide-line border-line border-y">
        {reasons.map((reason, index) => (
          <li
            key={reason.title}
            className="grid grid-cols-[2.5rem_1fr] gap-x-4 gap-y-1.5 py-5 sm:grid-cols-[3.5rem_1fr_1.4fr]"
          >
            <span aria-hidden className="font-display font-bold text-2xl text-brand-ink">
              {index + 1}
            </span>
            <h3 className="text-lg">{reason.title}</h3>
            <p className="col-start-2 text-ink-muted sm:col-start-auto">{reason.text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Founders() {
  const { title, message, quotes } = content.founders
  return (
    <section className="border-line border-y bg-sunken">
      <div className="page space-y-10 py-14 sm:py-20">
        <div className="max-w-3xl space-y-4">
          <h2 className="text-3xl sm:text-4xl">{title}</h2>
          <p className="text-lg sm:text-xl">{message}</p>
        </div>
        <div className="grid gap-10 md:grid-cols-2">
          {quotes.map((quote) => (
            <figure key={quote.name} className="space-y-4 border-action border-l-4 pl-5">
              <blockquote className="font-display font-semibold text-xl">“{quote.text}”</blockquote>
              <figcaption className="flex items-center gap-3">
                <Avatar name={quote.name} />
                <span>
                  {quote.name}
                  <span className="block text-ink-muted text-sm">{quote.role}</span>
                </span>
              </figcaption>
            </figure>
          ))}
        </div>
      </div>
    </section>
  )
}

/** The final call to action, before the footer. */
function Invitation({ href }: { href: string }) {
  const { title, text, action } = content.start
  return (
    <section className="page flex flex-wrap items-center justify-between gap-8 py-14 sm:py-20">
      <div className="space-y-3">
        <h2 className="text-3xl sm:text-4xl">{title}</h2>
        <p className="text-ink-muted text-lg">{text}</p>
        <Button asChild variant="primary" size="lg" className="mt-3">
          <a href={href}>{action}</a>
        </Button>
      </div>
      <WeekMotif size={280} className="max-sm:hidden" />
    </section>
  )
}
