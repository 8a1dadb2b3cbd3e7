import { Button, WeekMotif } from '@campus-gigs/ui'
import { content } from '../content'

/** The final call to action, before the footer. */
export function Invitation({ href }: { href: string }) {
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
