import { countryByCode } from '@campus-gigs/ui/data/countries'
import { isSuburbZipPair, suburbByName } from '@campus-gigs/ui/data/melbourne-suburbs'
import type { z } from 'zod'
import { requests } from '@/contract'
import { formatPhoneNumber, messages } from '@/domain'
import {
  type BusinessDraft,
  type BusinessField,
  type BusinessStep,
  businessSteps,
  fieldLabels,
  otherCategory,
} from './wizard'

/** What is wrong, by field; a field without an entry is fine. */
export type BusinessIssues = Partial<Record<BusinessField, string>>

/** The fields of each step, in reading order. */
export function fieldsOf(step: BusinessStep, draft: BusinessDraft, emailNeeded: boolean): BusinessField[] {
  if (step === 1)
    return [
      'ownerFirstName',
      'ownerLastName',
      ...(emailNeeded ? (['email'] as const) : []),
      'companyName',
      'phoneDigits',
    ]
  if (step === 2)
    return draft.category === otherCategory
      ? ['category', 'otherCategory', 'description', 'website']
      : ['category', 'description', 'website']
  return step === 3 ? ['suburbName', 'zipCode'] : []
}

/** The message for a field, or undefined when nothing is wrong with it. The server's schema decides. */
function issueOf(field: BusinessField, draft: BusinessDraft): string | undefined {
  const fields = requests.updateBizAccount.shape
  const firstIssue = (schema: z.ZodType, value: string) => schema.safeParse(value).error?.issues[0]?.message
  switch (field) {
    case 'email':
      return firstIssue(fields.email.unwrap(), draft.email.trim())
    case 'phoneDigits':
      return firstIssue(fields.phoneNumber, formatPhoneNumber(draft))
    case 'category':
      return draft.category === '' ? messages.business.category : undefined
    case 'otherCategory':
      return draft.otherCategory.trim() === ''
        ? messages.business.otherCategory
        : firstIssue(fields.companyCategory, draft.otherCategory)
    case 'website':
      return draft.website.trim() === '' ? undefined : firstIssue(fields.website, draft.website)
    case 'suburbName':
      return suburbByName(draft.suburbName) ? undefined : messages.profile.suburbAndZip
    case 'zipCode':
      // One message for both fields: it stands at the suburb until there is one.
      return suburbByName(draft.suburbName) && !isSuburbZipPair(draft.suburbName, draft.zipCode)
        ? messages.profile.suburbAndZip
        : undefined
    default:
      return firstIssue(fields[field], draft[field])
  }
}

/** Everything wrong in a step. */
export function stepIssues(step: BusinessStep, draft: BusinessDraft, emailNeeded: boolean): BusinessIssues {
  const entries = fieldsOf(step, draft, emailNeeded).map((field) => [field, issueOf(field, draft)] as const)
  return Object.fromEntries(entries.filter(([, message]) => message !== undefined))
}

/** The labels of what step 1 still needs before NEXT works (BW-02). */
export function missingLabels(draft: BusinessDraft, emailNeeded: boolean): string[] {
  return fieldsOf(1, draft, emailNeeded)
    .filter((field) => draft[field].trim() === '' || (field === 'phoneDigits' && !countryByCode(draft.phoneCountry)))
    .map((field) => fieldLabels[field])
}

/** What was typed as a website: a nudge when empty, refused when it is no http(s) address (BW-05). */
export function websiteState(website: string): 'empty' | 'invalid' | 'fine' {
  const text = website.trim()
  if (text === '') return 'empty'
  return requests.updateBizAccount.shape.website.safeParse(text).success ? 'fine' : 'invalid'
}

/** The step to show for fields the server refused, with its messages by field of the wizard. */
export function refusedFields(fields: Record<string, string>): { step: BusinessStep; issues: BusinessIssues } {
  const places: Record<string, [BusinessStep, BusinessField]> = {
    ownerFirstName: [1, 'ownerFirstName'],
    ownerLastName: [1, 'ownerLastName'],
    email: [1, 'email'],
    companyName: [1, 'companyName'],
    phoneNumber: [1, 'phoneDigits'],
    companyCategory: [2, 'category'],
    description: [2, 'description'],
    website: [2, 'website'],
    currentSuburb: [3, 'suburbName'],
    currentZipCode: [3, 'zipCode'],
  }
  const placed = Object.entries(fields).flatMap(([field, message]) => {
    const place = places[field]
    return place ? [{ step: place[0], field: place[1], message }] : []
  })
  const step = businessSteps.find((each) => placed.some((place) => place.step === each)) ?? 5
  return { step, issues: Object.fromEntries(placed.map((each) => [each.field, each.message])) }
}
