import { cn, Logo, WeekMotif } from '@campus-gigs/ui'

interface SplashScreenProps {
  /** Progress, 0 to 100. */
  percent: number
  /** Whether the splash fades out. Default false. */
  collapsed?: boolean
  className?: string
}

const cells = 28

/** The splash: a week that fills up (SH-01). Hidden from screen readers, which read the page below it. */
export function SplashScreen({ percent, collapsed = false, className }: SplashScreenProps) {
  const lit = 2 ** Math.floor((percent / 100) * cells) - 1
  return (
    <div
      aria-hidden="true"
      className={cn(
        'fixed inset-0 z-50 flex flex-col items-center justify-center gap-8 bg-surface text-ink transition-[opacity,visibility] duration-slow',
        collapsed && 'invisible opacity-0',
        className,
      )}
    >
      <WeekMotif lit={lit} size={260} />
      <div className="flex items-center gap-5">
        <Logo />
        <p className="w-16 text-end font-bold font-display text-2xl text-brand-ink">{Math.round(percent)}%</p>
      </div>
    </div>
  )
}
