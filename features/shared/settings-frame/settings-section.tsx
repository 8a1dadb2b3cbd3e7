import { cn } from '@campus-gigs/ui'
import { type ComponentProps, type ReactNode, useId } from 'react'

interface SettingsSectionProps extends Omit<ComponentProps<'section'>, 'title'> {
  title: string
  /** The setting's audience or purpose. */
  description?: ReactNode
  children: ReactNode
  /** Whether the controls take the whole width, below the title. Default false. */
  wide?: boolean
}

/** One row of a settings page: its title on the left, its controls on the right. */
export function SettingsSection(props: SettingsSectionProps) {
  const { title, description, children, wide = false, className, ...rest } = props
  const titleId = useId()
  return (
    <section
      aria-labelledby={titleId}
      className={cn(
        'grid gap-x-8 gap-y-4 border-line border-t py-7 first:border-t-0 first:pt-0',
        !wide && 'md:grid-cols-[11rem_minmax(0,1fr)]',
        className,
      )}
      {...rest}
    >
      <div>
        <h2 id={titleId} className="font-display text-lg">
          {title}
        </h2>
        {description && <div className="mt-1 max-w-prose text-ink-muted text-sm">{description}</div>}
      </div>
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
    </section>
  )
}
