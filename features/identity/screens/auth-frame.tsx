import { Card, WeekMotif } from '@campus-gigs/ui'
import type { ReactNode } from 'react'

export interface AuthFrameProps {
  /** The screen's heading. */
  title: string
  /** One line under it. */
  subtitle?: string
  /** What the note beside the form says, on wide screens. */
  note: { title: string; text: string }
  children: ReactNode
}

/** A form on a sheet, with a pinned note beside it on wide screens. */
export function AuthFrame({ title, subtitle, note, children }: AuthFrameProps) {
  return (
    <main className="mx-auto grid w-full max-w-5xl items-center gap-8 px-4 py-8 sm:py-14 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
      <aside className="order-last max-lg:hidden">
        <Card tone="brand" padding="lg" className="rotate-1 space-y-6 rounded-xl">
          <WeekMotif tone="current" size={220} />
          <p className="font-bold font-display text-2xl">{note.title}</p>
          <p className="text-lg">{note.text}</p>
        </Card>
      </aside>
      <div className="mx-auto w-full max-w-md space-y-6">
        <header className="space-y-2">
          <h1 className="text-3xl sm:text-4xl">{title}</h1>
          {subtitle && <p className="text-ink-muted text-lg">{subtitle}</p>}
        </header>
        {children}
      </div>
    </main>
  )
}

/** A line between two ways of doing the same. */
export function OrRule() {
  return (
    <div className="flex items-center gap-3 text-ink-muted text-sm">
      <span className="h-px flex-1 bg-line" />
      or
      <span className="h-px flex-1 bg-line" />
    </div>
  )
}
