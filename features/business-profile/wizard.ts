import { z } from 'zod'
import type { RequestOf } from '@/contract'
import { type Business, businessCategories, formatPhoneNumber, parsePhoneNumber } from '@/domain'

/** The steps: who you are, what you do, where you are, how you look, done. */
export const businessSteps = [1, 2, 3, 4, 5] as const
export type BusinessStep = (typeof businessSteps)[number]

/** Names of the steps, as the progress bar says them. */
export const stepNames: Record<BusinessStep, string> = {
  1: 'About you',
  2: 'About the business',
  3: 'Location',
  4: 'Logo and cover',
  5: 'Finish',
}

/** The category that asks for another one in words. */
export const otherCategory = 'Others' satisfies (typeof businessCategories)[number]

/** What the business has typed so far. */
export const businessDraft = z.object({
  step: z.literal(businessSteps),
  ownerFirstName: z.string(),
  ownerLastName: z.string(),
  email: z.string(),
  companyName: z.string(),
  /** ISO country of the phone number. */
  phoneCountry: z.string(),
  phoneDigits: z.string(),
  /** One of the preset categories, or empty. */
  category: z.string(),
  /** The category in words when it is `Others`. */
  otherCategory: z.string(),
  description: z.string(),
  website: z.string(),
  suburbName: z.string(),
  zipCode: z.string(),
})
export type BusinessDraft = z.infer<typeof businessDraft>

/** A field of the wizard. */
export type BusinessField = Exclude<keyof BusinessDraft, 'step' | 'phoneCountry'>

/** The labels of the fields, as they stand above them and as missing ones are named. */
export const fieldLabels: Record<BusinessField, string> = {
  ownerFirstName: 'First Name',
  ownerLastName: 'Last Name',
  email: 'E-mail',
  companyName: 'Company Name',
  phoneDigits: 'Phone Number',
  category: 'Category',
  otherCategory: 'Other Category',
  description: 'Description',
  website: 'Website URL',
  suburbName: 'Suburb',
  zipCode: 'Zip code',
}

/** How far a step is, in percent: (step − 1) / 4. */
export function progressOf(step: BusinessStep): number {
  return ((step - 1) / (businessSteps.length - 1)) * 100
}

/** One step back; step 1 stays. */
export function previousStep(step: BusinessStep): BusinessStep {
  return businessSteps.findLast((each) => each < step) ?? 1
}

/** One step on; step 5 stays. */
export function followingStep(step: BusinessStep): BusinessStep {
  return businessSteps.find((each) => each > step) ?? 5
}

/** Whether the wizard asks for an e-mail address: only of an account made with a username (BW-02). */
export function needsEmail(business: Pick<Business, 'username'>): boolean {
  return Boolean(business.username)
}

/** The wizard's start for a business: step 1 with what is already known of it. */
export function startingDraft(business: Business): BusinessDraft {
  const { phoneCountry, phoneDigits } = parsePhoneNumber(business.phoneNumber, business.phoneCountry)
  const known = businessCategories.find((category) => category === business.companyCategory)
  return {
    step: 1,
    ownerFirstName: business.ownerFirstName ?? '',
    ownerLastName: business.ownerLastName ?? '',
    email: business.email ?? '',
    companyName: business.companyName ?? '',
    phoneCountry,
    phoneDigits,
    category: known ?? (business.companyCategory ? otherCategory : ''),
    otherCategory: known ? '' : (business.companyCategory ?? ''),
    description: business.description ?? '',
    website: business.website ?? '',
    suburbName: business.currentSuburb ?? '',
    zipCode: business.currentZipCode ?? '',
  }
}

/** The category that is stored: the preset, or the other one in words. */
export function categoryOf(draft: BusinessDraft): string {
  return draft.category === otherCategory ? draft.otherCategory.trim() : draft.category
}

/** What `business/updateBizAccount` is sent. */
export function profileOf(draft: BusinessDraft, emailNeeded: boolean): RequestOf<'updateBusiness'> {
  return {
    ownerFirstName: draft.ownerFirstName.trim(),
    ownerLastName: draft.ownerLastName.trim(),
    ownerFullName: `${draft.ownerFirstName.trim()} ${draft.ownerLastName.trim()}`,
    phoneNumber: formatPhoneNumber(draft),
    phoneCountry: draft.phoneCountry,
    currentSuburb: draft.suburbName.trim(),
    currentZipCode: draft.zipCode.trim(),
    website: draft.website.trim(),
    companyCategory: categoryOf(draft),
    companyName: draft.companyName.trim(),
    description: draft.description.trim(),
    ...(emailNeeded ? { email: draft.email.trim() } : {}),
  }
}
