import type { EventData } from '@/contract'
import { eventRefusals, isInstitutionName, limits, newListingReasons, reasonsOfTexts } from '@/domain'
import type { Context } from '../../context.ts'
import { HttpFailure, invalidFields } from '../../http/http-failure.ts'
import type { BusinessRow } from '../businesses/mapping.ts'
import { loadPostingRules, requireMayPost } from '../listings/publishing.ts'
import { countRecentEvents } from './queries.ts'

/**
 * Requires a business that may create an event, and texts that students may read (TR-01). Nobody reviews events, so an
 * event is refused for what would make a gig wait. Call it with the business's row lock, which serialises the count.
 * @throws HttpFailure 403 with the gate of the account, 409 without an approved gig when a gig would wait for one,
 * 429 after `limits.eventsPerDay` events in 24 hours, 400 at the field with an institution's name other than
 * the allowed one, or a rule's match.
 */
export async function requireMayCreateEvent(
  context: Context,
  business: BusinessRow,
  { eventName, eventLink = '' }: Pick<EventData, 'eventName' | 'eventLink'>,
): Promise<void> {
  requireMayPost(context, business, eventRefusals.gates)
  const rules = await loadPostingRules(context, business.id)
  if (newListingReasons(rules, []).length > 0) throw new HttpFailure('conflict', eventRefusals.noApprovedGig)
  if ((await countRecentEvents(context.db, business.id, context.clock.now())) >= limits.eventsPerDay)
    throw new HttpFailure('rateLimited', eventRefusals.tooManyEvents)
  if (isInstitutionName(eventName, business.allowedName))
    throw invalidFields({ 'eventData.eventName': eventRefusals.institutionName })
  if (rules.trust !== 'open') requireNoRuleMatch({ eventName, eventLink })
}

/** Requires texts that match no review rule. @throws HttpFailure 400 with the rule's reason at the text's field. */
function requireNoRuleMatch(texts: Record<'eventName' | 'eventLink', string>): void {
  for (const [field, text] of Object.entries(texts)) {
    const [reason] = reasonsOfTexts([text])
    if (reason !== undefined) throw invalidFields({ [`eventData.${field}`]: reason })
  }
}
