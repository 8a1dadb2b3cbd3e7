import { countryByCode } from '@campus-gigs/ui/data/countries'
import { z } from 'zod'
import type { SignedInBusiness } from '@/client'
import { type RequestOf, requests } from '@/contract'
import {
  formatAbn,
  formatPhoneNumber,
  joinCategory,
  limits,
  messages,
  otherCategory,
  parsePhoneNumber,
  splitCategory,
} from '@/domain'
import type { DraftFormDefinition } from '@/features/shared/forms/draft-form'
import { type FormField, firstIssue } from '@/features/shared/forms/form'
import { placeFields } from '@/features/shared/forms/place-fields'

/** The stored draft of the wizard: every text input, and the step. The images of step 4 cannot be stored. */
export const businessDraftSchema = z.object({
  step: z.literal([1, 2, 3, 4, 5]),
  ownerFirstName: z.string(),
  ownerLastName: z.string(),
  email: z.string(),
  companyName: z.string(),
  /** ISO country of the phone number. */
  phoneCountry: z.string(),
  phoneDigits: z.string(),
  /** One of the preset categories, or empty. */
  category: z.string(),
  /** The custom category when `category` is `Others`. */
  otherCategory: z.string(),
  description: z.string(),
  website: z.string(),
  abn: z.string().default(''),
  suburbName: z.string(),
  zipCode: z.string(),
})
export type BusinessDraft = z.infer<typeof businessDraftSchema>
export type BusinessStep = BusinessDraft['step']

/** The images of step 4, in the order of their fields. */
export const businessImages = ['logo', 'cover'] as const
export type BusinessImage = (typeof businessImages)[number]

/** A field of the wizard with an error of its own. The country of the phone number has that of `phoneDigits`. */
export type BusinessField = Exclude<keyof BusinessDraft, 'step' | 'phoneCountry'>

const requestSchemas = requests.updateBizAccount.shape
const place = placeFields({
  suburb: messages.profile.suburbAndZipRequired,
  zipCode: messages.profile.suburbAndZipRequired,
})

const fields: Record<BusinessField, FormField<BusinessDraft>> = {
  ownerFirstName: {
    label: 'First Name',
    step: 1,
    required: true,
    maxLength: limits.name,
    schema: requestSchemas.ownerFirstName,
  },
  ownerLastName: {
    label: 'Last Name',
    step: 1,
    required: true,
    maxLength: limits.name,
    schema: requestSchemas.ownerLastName,
  },
  email: {
    label: 'E-mail',
    step: 1,
    hint: messages.business.emailHint,
    required: true,
    maxLength: limits.emailAddress,
    check: (draft) => firstIssue(requestSchemas.email.unwrap(), draft.email.trim()),
  },
  companyName: {
    label: 'Company Name',
    step: 1,
    required: true,
    maxLength: limits.title,
    schema: requestSchemas.companyName,
  },
  phoneDigits: {
    label: 'Phone Number',
    step: 1,
    required: true,
    check: (draft) => firstIssue(requestSchemas.phoneNumber, formatPhoneNumber(draft)),
    requestFields: ['phoneNumber'],
  },
  category: {
    label: 'Category',
    step: 2,
    required: true,
    check: ({ category }) => (category === '' ? messages.business.categoryRequired : undefined),
    requestFields: ['companyCategory'],
  },
  otherCategory: {
    label: 'Other Category',
    step: 2,
    required: true,
    maxLength: limits.name,
    check: (draft) => {
      if (draft.category !== otherCategory) return undefined
      if (draft.otherCategory.trim() === '') return messages.business.otherCategoryRequired
      return firstIssue(requestSchemas.companyCategory, draft.otherCategory)
    },
    requestFields: [],
  },
  description: {
    label: 'Description',
    step: 2,
    required: true,
    maxLength: limits.description.max,
    schema: requestSchemas.description,
  },
  website: {
    label: 'Website URL',
    step: 2,
    maxLength: limits.website,
    check: ({ website }) => (website.trim() === '' ? undefined : firstIssue(requestSchemas.website, website)),
  },
  abn: { label: 'ABN', step: 2, maxLength: limits.name, schema: requestSchemas.abn.unwrap() },
  suburbName: { ...place.suburbName, step: 3, requestFields: ['currentSuburb'] },
  zipCode: { ...place.zipCode, step: 3, requestFields: ['currentZipCode'] },
}

/**
 * The fields and steps of the business wizard.
 * @param isEmailNeeded whether there is an e-mail field, see {@link needsEmail}; without it no address is validated
 */
export function businessForm(isEmailNeeded: boolean) {
  const unvalidatedEmail: FormField<BusinessDraft> = { ...fields.email, check: undefined }
  return {
    name: 'business-wizard',
    schema: businessDraftSchema,
    steps: {
      1: { name: 'About you' },
      2: { name: 'About the business' },
      3: { name: 'Location' },
      4: { name: 'Logo and cover' },
      5: { name: 'Finish' },
    },
    fields: isEmailNeeded ? fields : { ...fields, email: unvalidatedEmail },
    failureMessage: (failure) =>
      failure && failure.code !== 'internal' ? failure.message : messages.profile.backendError,
  } satisfies DraftFormDefinition<BusinessDraft, BusinessField>
}

/** The labels of step 1's missing fields, which disable NEXT (BW-02). */
export function missingLabels(draft: BusinessDraft, isEmailNeeded: boolean): string[] {
  const firstStepFields = ['ownerFirstName', 'ownerLastName', 'email', 'companyName', 'phoneDigits'] as const
  const shownFields = firstStepFields.filter((field) => field !== 'email' || isEmailNeeded)
  const missingFields = shownFields.filter((field) => {
    const isEmpty = draft[field].trim() === ''
    // A phone number is missing without its country, too.
    return isEmpty || (field === 'phoneDigits' && !countryByCode(draft.phoneCountry))
  })
  return missingFields.map((field) => fields[field].label)
}

/** Whether the wizard has an e-mail field: only for an account with a username (BW-02). */
export function needsEmail(business: Pick<SignedInBusiness, 'username'>): boolean {
  return Boolean(business.username)
}

/** The initial draft: step 1 with the account's data. */
export function startingDraft(business: SignedInBusiness): BusinessDraft {
  const { phoneCountry, phoneDigits } = parsePhoneNumber(business.phoneNumber, business.phoneCountry)
  const { category, custom } = splitCategory(business.companyCategory)
  return {
    step: 1,
    ownerFirstName: business.ownerFirstName ?? '',
    ownerLastName: business.ownerLastName ?? '',
    email: business.email ?? '',
    companyName: business.companyName ?? '',
    phoneCountry,
    phoneDigits,
    category,
    otherCategory: custom,
    description: business.description ?? '',
    website: business.website ?? '',
    abn: formatAbn(business.abn ?? ''),
    suburbName: business.currentSuburb ?? '',
    zipCode: business.currentZipCode ?? '',
  }
}

/** Makes the request of the call `updateBusiness` from the draft. It has the e-mail address only with its field. */
export function profileOf(draft: BusinessDraft, isEmailNeeded: boolean): RequestOf<'updateBusiness'> {
  return {
    ownerFirstName: draft.ownerFirstName.trim(),
    ownerLastName: draft.ownerLastName.trim(),
    ownerFullName: `${draft.ownerFirstName.trim()} ${draft.ownerLastName.trim()}`,
    phoneNumber: formatPhoneNumber(draft),
    phoneCountry: draft.phoneCountry,
    currentSuburb: draft.suburbName.trim(),
    currentZipCode: draft.zipCode.trim(),
    website: draft.website.trim(),
    abn: draft.abn,
    companyCategory: joinCategory(draft.category, draft.otherCategory),
    companyName: draft.companyName.trim(),
    description: draft.description.trim(),
    ...(isEmailNeeded ? { email: draft.email.trim() } : {}),
  }
}
