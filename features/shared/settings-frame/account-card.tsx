import { Avatar, type AvatarProps, Card } from '@campus-gigs/ui'

interface AccountCardProps extends Pick<AvatarProps, 'src' | 'shape'> {
  /** The account's name and picture; without a picture the avatar shows the initials. */
  name: string
  /** The line under the name, such as an e-mail address. */
  detail: string | null
}

/** The account that the settings belong to. */
export function AccountCard({ name, detail, ...avatar }: AccountCardProps) {
  return (
    <Card as="section" aria-label="Your account" className="flex items-center gap-4 lg:flex-col lg:items-start">
      <Avatar name={name} size="lg" decorative {...avatar} />
      <div className="min-w-0">
        <p className="font-display font-semibold text-xl leading-tight [overflow-wrap:anywhere]">{name}</p>
        {detail && <p className="mt-1 text-ink-muted text-sm [overflow-wrap:anywhere]">{detail}</p>}
      </div>
    </Card>
  )
}
