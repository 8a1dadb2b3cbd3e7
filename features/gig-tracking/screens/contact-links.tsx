import { Button, cn, VisuallyHidden } from '@campus-gigs/ui'
import { Mail, MessageCircle } from 'lucide-react'
import type { BusinessApplication, BusinessListing } from '@/client'
import { messages } from '@/domain'
import { type ContactStatus, chatStatus } from '../candidate-actions'
import { chatLink, mailLink } from '../contacts'

interface ContactLinksProps {
  applicant: BusinessApplication['user']
  gig: BusinessListing
  supportEmail: string
  /** Called when the business follows a contact link. */
  onContact: (status: ContactStatus) => void
  className?: string
}

/**
 * The links that open a chat on WhatsApp (GT-07) and a mail (GT-08) to an applicant, with a line that says which app each
 * opens. A student shares e-mail address and phone number together, so without an address it renders nothing.
 */
export function ContactLinks({ applicant, gig, supportEmail, onContact, className }: ContactLinksProps) {
  if (applicant.email === null) return null
  const chatHref = chatLink(applicant.phoneNumber)
  const mailHref = mailLink({ to: applicant.email, copyTo: supportEmail, gig })
  return (
    <div className={cn('space-y-1.5', className)}>
      <div
        className={cn(
          // Equally wide; below each other where enlarged text leaves no room.
          'grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-2 sm:gap-3',
          'max-sm:*:px-2 max-sm:*:text-sm max-sm:[&_svg]:hidden',
        )}
      >
        {chatHref && (
          <Button asChild variant="primary" iconStart={<MessageCircle aria-hidden className="size-5" />}>
            <a href={chatHref} target="_blank" rel="noreferrer" onClick={() => onContact(chatStatus)}>
              Message <VisuallyHidden>{applicant.firstName} on WhatsApp, in a new tab</VisuallyHidden>
            </a>
          </Button>
        )}
        <Button
          asChild
          variant={chatHref ? 'secondary' : 'primary'}
          iconStart={<Mail aria-hidden className="size-5" />}
        >
          <a href={mailHref} onClick={() => onContact('Contacted on Email')}>
            Contact on Mail
          </a>
        </Button>
      </div>
      <p className="text-ink-muted text-sm">
        {chatHref ? messages.tracking.contactButtonsHint : messages.tracking.mailButtonHint}
      </p>
    </div>
  )
}
