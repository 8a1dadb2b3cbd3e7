import { useId } from 'react'
import type { LegalSection } from '../content'

interface LegalScreenProps {
  heading: string
  /** The lead under the heading. */
  lead: string
  sections: readonly LegalSection[]
  /** The link to the other legal page. */
  other: { label: string; href: string }
}

/** A legal page in plain words; can be printed. */
export function LegalScreen({ heading, lead, sections, other }: LegalScreenProps) {
  return (
    <main id="main" className="page page-narrow pt-6 pb-16 lg:pt-10">
      <header className="mb-8 max-w-prose space-y-3">
        <h1 className="page-heading">{heading}</h1>
        <p className="text-ink-muted text-lg">{lead}</p>
      </header>
      <div className="max-w-prose space-y-8">
        {sections.map((section) => (
          <Section key={section.heading} {...section} />
        ))}
        <p className="border-line border-t pt-6 print:hidden">
          <a href={other.href} className="text-brand-ink underline underline-offset-4">
            {other.label}
          </a>
        </p>
      </div>
    </main>
  )
}

function Section({ heading, paragraphs = [], points = [] }: LegalSection) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="space-y-3 print:break-inside-avoid">
      <h2 id={headingId} className="text-xl">
        {heading}
      </h2>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {points.length > 0 && (
        <ul className="list-disc space-y-2 ps-5">
          {points.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
