import type { ReactNode } from 'react'

export interface SectionProps {
  id: string
  title: string
  /** The reason for the choice, in a sentence or two. */
  note: string
  children: ReactNode
}

/** A section of the page. Its name and reason are beside the content on wide screens, above it on a phone. */
export function Section({ id, title, note, children }: SectionProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-6 border-line border-t py-12 lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-12 lg:py-16"
    >
      <header className="space-y-3 lg:sticky lg:top-8 lg:self-start">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <p className="text-ink-muted text-sm">{note}</p>
      </header>
      <div className="min-w-0">{children}</div>
    </section>
  )
}
