import { Card, WeekMotif } from '@campus-gigs/ui'
import type { ReactNode } from 'react'

interface AuthFrameProps {
  title: string
  /** The line under the heading. */
  subtitle?: string
  /** The note's content: beside the form on wide screens, under it on narrow ones. */
  note: { title: string; text: string }
  children: ReactNode
}

/** A form on a sheet, with a pinned note beside it. */
export function AuthFrame({ title, subtitle, note, children }: AuthFrameProps) {
  return (
    <main
      id="main"
      className="page grid grid-cols-1 items-center gap-10 py-8 sm:py-14 lg:grid-cols-[1fr_1.1fr] lg:gap-16"
    >
      <div className="mx-auto w-full max-w-md space-y-6">
        <header className="space-y-2">
          <h1 className="page-heading">{title}</h1>
          {subtitle && <p className="text-ink-muted text-lg">{subtitle}</p>}
        </header>
        {children}
      </div>
      <aside className="mx-auto w-full max-w-md lg:max-w-none">
        <Card
          tone="brand"
          padding="lg"
          className="flex flex-wrap items-center gap-x-5 gap-y-4 rounded-xl lg:block lg:rotate-1 lg:space-y-6"
        >
          <WeekMotif tone="current" size={96} className="shrink-0 lg:hidden" />
          <WeekMotif tone="current" size={220} className="max-lg:hidden" />
          <div className="min-w-0 flex-1 basis-40 space-y-1 lg:space-y-6">
            <p className="font-bold font-display text-lg lg:text-2xl">{note.title}</p>
            <p className="lg:text-lg">{note.text}</p>
          </div>
        </Card>
      </aside>
    </main>
  )
}

/** The divider between two ways to sign in. */
export function OrRule() {
  return (
    <div className="flex items-center gap-3 text-ink-muted text-sm">
      <span className="h-px flex-1 bg-line" />
      or
      <span className="h-px flex-1 bg-line" />
    </div>
  )
}
