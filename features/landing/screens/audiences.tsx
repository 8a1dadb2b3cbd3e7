import { Button, Card } from '@campus-gigs/ui'
import { content } from '../content'

/** The addresses of the two cards' buttons. */
export interface AudienceLinks {
  studentSignUp: string
  businessSignUp: string
}

/** A card for students and one for businesses, each with a link to its sign-up (LA-02). */
export function Audiences({ links }: { links: AudienceLinks }) {
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
