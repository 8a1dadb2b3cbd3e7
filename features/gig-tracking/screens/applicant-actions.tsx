import { Button, cn, TimeAgo, VisuallyHidden } from '@campus-gigs/ui'
import { Mail, MessageCircle } from 'lucide-react'
import type { BusinessApplication, BusinessListing } from '@/client'
import { messages } from '@/domain'
import { timelineOf } from '../applicant-texts'
import type { ContactStatus } from '../candidate-actions'
import { chatLink, mailLink } from '../contacts'

interface ContactLinksProps {
  user: BusinessApplication['user']
  gig: BusinessListing
  supportEmail: string
  /** Called when the business follows a contact link. */
  onContact: (status: ContactStatus) => void
  className?: string
}

/**
 * The links that open a chat on WhatsApp (GT-07) and a mail (GT-08) to an applicant, with a line that says so. A
 * student shares e-mail address and phone number together, so without an address it renders nothing.
 */
export function ContactLinks({ user, gig, supportEmail, onContact, className }: ContactLinksProps) {
  const chat = chatLink(user.phoneNumber)
  if (user.email === null) return null
  return (
    <div className={cn('space-y-1.5', className)}>
      <div
        className={cn(
          // Equally wide; below each other where enlarged text leaves no room.
          'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2 sm:gap-3',
          'max-sm:*:px-2 max-sm:*:text-sm max-sm:[&_svg]:hidden',
        )}
      >
        {chat && (
          <Button asChild variant="primary" iconStart={<MessageCircle aria-hidden className="size-5" />}>
            <a href={chat} target="_blank" rel="noreferrer" onClick={() => onContact('Contacted on')}>
              Message <VisuallyHidden>{user.firstName} on WhatsApp, in a new tab</VisuallyHidden>
            </a>
          </Button>
        )}
        <Button asChild variant={chat ? 'secondary' : 'primary'} iconStart={<Mail aria-hidden className="size-5" />}>
          <a
            href={mailLink({ to: user.email, copyTo: supportEmail, gig })}
            onClick={() => onContact('Contacted on Email')}
          >
            Contact on Mail
          </a>
        </Button>
      </div>
      <p className="text-ink-muted text-sm">
        {chat ? messages.tracking.contactButtonsHint : messages.tracking.mailButtonHint}
      </p>
    </div>
  )
}

interface TimelineProps {
  application: BusinessApplication
  now: Date
}

/** The applicant's timeline, oldest first; empty before the business's first action. */
export function Timeline({ application, now }: TimelineProps) {
  if (application.candidateActions.length === 0) return null
  return (
    <ol aria-label="Timeline" className="space-y-2 border-line-strong border-s-2 ps-4 text-sm">
      {timelineOf(application).map(({ at, text }) => (
        <li key={`${at}${text}`} className="flex flex-wrap justify-between gap-x-4">
          <span className="font-medium">{text}</span>
          <span className="text-ink-muted">
            <TimeAgo date={at} now={now} />
          </span>
        </li>
      ))}
    </ol>
  )
}
