import type { BusinessField, BusinessForm } from '../settings'

/** What the parts of the form take. */
export interface FormFieldsProps {
  form: Readonly<BusinessForm>
  /** The messages to show, and that a field was left. */
  fields: { errorOf: (field: BusinessField) => string | undefined; leave: (field: BusinessField) => void }
  onChange: (changes: Partial<BusinessForm>) => void
}
