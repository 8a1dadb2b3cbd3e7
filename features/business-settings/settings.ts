import { z } from 'zod'
import { customiseCompanyData, type RequestOf } from '@/contract'
import { type Business, businessCategories, limits, messages } from '@/domain'
import { firstIssue } from '@/features/shared/forms/form'
import { settingsPhoneField, settingsPlaceFields } from '@/features/shared/forms/settings-fields'
import type { SettingsFormDefinition } from '@/features/shared/forms/settings-form'

const text = z.string()

/** The category that asks for another one in words. */
export const otherCategory = 'Others' satisfies (typeof businessCategories)[number]

/** What stands in the form, in the words of `business/customise-company-data`. */
export const businessForm = z.object({
  companyName: text,
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
    companyName: business.companyName ?? '',
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

const { companyName, ownerFullName, website, description } = customiseCompanyData.shape

/** A business's settings, as data; the server's own schema decides but for the phone number's length. */
export const businessSettingsForm = {
  name: 'business-settings',
  schema: businessForm,
  fields: {
    companyName: {
      label: 'Company name',
      required: true,
      maxLength: limits.title,
      check: (form) => firstIssue(companyName.unwrap(), form.companyName),
    },
    ownerFullName: {
      label: 'Full name',
      required: true,
      maxLength: limits.name * 2 + 1,
      check: (form) => firstIssue(ownerFullName, form.ownerFullName),
    },
    profileOwnerPosition: { label: 'Position', maxLength: limits.name },
    phoneNumber: settingsPhoneField,
    companyCategory: {
      label: 'Category',
      required: true,
      check: (form) => (form.companyCategory === '' ? messages.business.category : undefined),
    },
    otherCategory: {
      label: 'Other Category',
      required: true,
      maxLength: limits.name,
      check: (form) =>
        form.companyCategory === otherCategory && form.otherCategory.trim() === ''
          ? messages.business.otherCategory
          : undefined,
    },
    website: {
      label: 'Website',
      maxLength: limits.website,
      check: (form) => firstIssue(website, form.website.trim()),
    },
    ...settingsPlaceFields,
    description: {
      label: 'Description',
      required: true,
      maxLength: limits.description.max,
      check: (form) => firstIssue(description, form.description),
    },
  },
} satisfies SettingsFormDefinition<BusinessForm, BusinessField>
