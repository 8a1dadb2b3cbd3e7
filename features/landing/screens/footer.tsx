import { Logo } from '@campus-gigs/ui'
import { useEffect, useRef } from 'react'

interface FooterProps {
  tagline: string
  company: string
  year: number
  /** The addresses of the legal pages. */
  links: { privacy: string; terms: string }
}

/** The tagline and the copyright line. */
export function Footer({ tagline, company, year, links }: FooterProps) {
  return (
    <footer className="border-line border-t">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-8">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Logo />
          <p className="text-ink-muted">{tagline}</p>
        </div>
        <p className="flex flex-wrap gap-x-5 gap-y-2 text-ink-muted text-sm">
          <a href={links.privacy} className="underline underline-offset-4">
            Privacy
          </a>
          <a href={links.terms} className="underline underline-offset-4">
            Terms
          </a>
          <Copyright year={year} company={company} />
        </p>
      </div>
    </footer>
  )
}

/**
 * The copyright line. The server's HTML may have been rendered last year, and hydration keeps its texts, so the year is
 * corrected after mount.
 */
function Copyright({ year, company }: Pick<FooterProps, 'year' | 'company'>) {
  const lineRef = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    for (const node of lineRef.current?.childNodes ?? [])
      if (node instanceof Text && /^\d{4}$/.test(node.data)) node.data = String(year)
  }, [year])
  return (
    <span ref={lineRef} suppressHydrationWarning>
      © {year} {company}
    </span>
  )
}
