import { type ReactNode, useId } from 'react'

/** A section named by its heading of the third level. */
export function TitledSection({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-2">
      <h3 id={headingId} className="text-lg">
        {title}
      </h3>
      {children}
    </section>
  )
}
