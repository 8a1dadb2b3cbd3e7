import { messages, timers } from '@/domain'

/** What the fields of a settings form show of what is wrong. */
interface ShownErrors<Field extends string> {
  errorOf: (field: Field) => string | undefined
}

interface Place {
  suburbName: string
  suburbZipCode: string
}

/** What both settings forms tell their picker of suburb and zip code (ST-04). */
export function settingsPlace(
  { suburbName, suburbZipCode }: Readonly<Place>,
  fields: ShownErrors<keyof Place>,
  onChange: (changes: Place) => void,
) {
  return {
    required: true,
    zipFollows: false,
    suburb: suburbName,
    zipCode: suburbZipCode,
    onChange: (place: { suburbName: string; zipCode: string }) =>
      onChange({ suburbName: place.suburbName, suburbZipCode: place.zipCode }),
    takeBackAfter: timers.suburbBlur,
    takenBackText: messages.settings.notSuburb,
    suburbError: fields.errorOf('suburbName'),
    zipError: fields.errorOf('suburbZipCode'),
  }
}

interface Phone {
  phoneNumber: string
}

/** What both settings forms tell their field of the phone number, in which the country code is typed too (ST-03). */
export function settingsPhone(
  { phoneNumber }: Readonly<Phone>,
  fields: ShownErrors<keyof Phone> & { leave: (field: keyof Phone) => void },
  onChange: (changes: Phone) => void,
) {
  return {
    required: true,
    type: 'tel',
    autoComplete: 'tel',
    hint: messages.settings.phoneHint,
    maxLength: 40,
    value: phoneNumber,
    error: fields.errorOf('phoneNumber'),
    onChange: (typed: string) => onChange({ phoneNumber: typed }),
    onBlur: () => fields.leave('phoneNumber'),
  } as const
}
