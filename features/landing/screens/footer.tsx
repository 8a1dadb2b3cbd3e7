import { Logo } from '@campus-gigs/ui'

interface FooterProps {
  tagline: string
  company: string
  year: number
}

/** The tagline and the copyright line. */
export function Footer({ tagline, company, year }: FooterProps) {
  return (
    <footer className="border-line border-t">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-8">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Logo />
          <p className="text-ink-muted">{tagline}</p>
        </div>
        <p className="text-ink-muted text-sm">
          © {year} {company}
        </p>
      </div>
    </footer>
  )
}
