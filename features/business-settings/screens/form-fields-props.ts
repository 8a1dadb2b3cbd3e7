import type { FormFields } from '@/features/shared'
import type { BusinessField, BusinessForm } from '../settings'

/** The props of the form's parts. */
export interface FormFieldsProps {
  form: Readonly<BusinessForm>
  fields: FormFields<BusinessField>
  onChange: (changes: Partial<BusinessForm>) => void
}
