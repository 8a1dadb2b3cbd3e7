/** The addresses of the legal pages. */
export interface LegalLinks {
  privacy: string
  terms: string
}

/** A link to a legal page, in a sentence. */
export function LegalLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="text-brand-ink underline underline-offset-4">
      {children}
    </a>
  )
}
