import { z } from 'zod'
import { customiseCompanyData, type RequestOf, suburbErrors, typedPhone } from '@/contract'
import { type Business, businessCategories, messages } from '@/domain'

const text = z.string()

/** The category that asks for another one in words. */
export const otherCategory = 'Others' satisfies (typeof businessCategories)[number]

/** What stands in the form, in the words of `business/customise-company-data`. */
export const businessForm = z.object({
  ownerFullName: text,
  profileOwnerPosition: text,
  phoneNumber: text,
  /** One of the preset categories, or empty. */
  companyCategory: text,
  /** The category in words when it is `Others`. */
  otherCategory: text,
  website: text,
  suburbName: text,
  suburbZipCode: text,
  description: text,
})
export type BusinessForm = z.infer<typeof businessForm>

/** A field of the form. */
export type BusinessField = keyof BusinessForm

/** What the form needs to know of the business. */
export type SettingsBusiness = Pick<
  Business,
  | 'companyName'
  | 'email'
  | 'username'
  | 'logoThumbnailUrl'
  | 'ownerFullName'
  | 'profileOwnerPosition'
  | 'phoneNumber'
  | 'companyCategory'
  | 'website'
  | 'currentSuburb'
  | 'currentZipCode'
  | 'description'
>

/** The form of what is known. */
export function formOf(business: Readonly<SettingsBusiness>): BusinessForm {
  const preset = businessCategories.find((category) => category === business.companyCategory)
  return {
    ownerFullName: business.ownerFullName ?? '',
    profileOwnerPosition: business.profileOwnerPosition ?? '',
    phoneNumber: business.phoneNumber ?? '',
    companyCategory: preset ?? (business.companyCategory ? otherCategory : ''),
    otherCategory: preset ? '' : (business.companyCategory ?? ''),
    website: business.website ?? '',
    suburbName: business.currentSuburb ?? '',
    suburbZipCode: business.currentZipCode ?? '',
    description: business.description ?? '',
  }
}

/** What the call is sent. */
export function settingsOf(form: Readonly<BusinessForm>): RequestOf<'customiseCompanyData'> {
  const { otherCategory: inWords, companyCategory, ...rest } = form
  return { ...rest, companyCategory: companyCategory === otherCategory ? inWords.trim() : companyCategory }
}

/** Whether a text is a website, or none at all (BS-02). */
export function isWebsiteOrNone(website: string): boolean {
  return customiseCompanyData.shape.website.safeParse(website.trim()).success
}

/** What is wrong with the form, by field; the server's own schema decides but for the phone number's length. */
export function errorsOf(form: Readonly<BusinessForm>): Partial<Record<BusinessField, string>> {
  const { ownerFullName, website, description } = customiseCompanyData.shape
  const errors: Partial<Record<BusinessField, string | undefined>> = {
    ownerFullName: firstIssue(ownerFullName, form.ownerFullName),
    phoneNumber: firstIssue(typedPhone, form.phoneNumber),
    companyCategory: form.companyCategory === '' ? messages.business.category : undefined,
    otherCategory:
      form.companyCategory === otherCategory && form.otherCategory.trim() === ''
        ? messages.business.otherCategory
        : undefined,
    website: firstIssue(website, form.website.trim()),
    description: firstIssue(description, form.description),
    ...suburbErrors(form.suburbName, form.suburbZipCode),
  }
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined))
}

function firstIssue(schema: z.ZodType, value: string): string | undefined {
  return schema.safeParse(value).error?.issues[0]?.message
}
