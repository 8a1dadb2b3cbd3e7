import { Avatar, Card } from '@campus-gigs/ui'

interface StudentCardProps {
  name: string
  email: string
}

/** Whose settings these are (ST-01). */
export function StudentCard({ name, email }: StudentCardProps) {
  return (
    <Card as="section" aria-label="Your account" className="flex items-center gap-4 lg:flex-col lg:items-start">
      <Avatar name={name} size="lg" decorative />
      <div className="min-w-0">
        <p className="font-display font-semibold text-xl leading-tight [overflow-wrap:anywhere]">{name}</p>
        <p className="mt-1 text-ink-muted text-sm [overflow-wrap:anywhere]">{email}</p>
      </div>
    </Card>
  )
}
