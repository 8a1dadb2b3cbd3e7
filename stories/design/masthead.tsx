import { Logo, WeekMotif } from '@campus-gigs/ui'

/** The design's summary: a week, and one primary action in gold. */
export function Masthead() {
  return (
    <header className="grid items-end gap-10 pt-10 pb-14 lg:grid-cols-[minmax(0,1fr)_auto] lg:pt-20 lg:pb-20">
      <div className="space-y-6">
        <Logo />
        <h1 className="max-w-[13ch] font-extrabold text-4xl sm:text-5xl lg:text-[5.5rem] lg:leading-[0.92]">
          A noticeboard that knows your week
        </h1>
        <p className="max-w-prose text-ink-muted text-lg">
          Warm paper, dark eucalyptus ink, and wattle gold for the one thing to do next. Seven days of four parts run
          through all of it: the logo, the waiting, the empty page, the match.
        </p>
      </div>
      <WeekMotif size={320} className="max-w-full" />
    </header>
  )
}
