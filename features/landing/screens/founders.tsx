import { Avatar } from '@campus-gigs/ui'
import { content } from '../content'

/** The founders' message, with their two quotes. */
export function Founders() {
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
