/** Texts of the student wizard, some of which the business wizard and the settings share. */
export const profile = {
  firstNameRequired: 'We really need your First Name',
  lastNameRequired: 'We really need your Last Name',
  phoneRequired: 'We really need your Phone Number',
  companyNameRequired: 'We really need the company name for our student applicants..',
  suburbAndZipRequired: 'We really need both those fields to be answered..',
  studentTypeRequired: "Well, you've got to select something. 🤷🏻",
  homeCountryRequired: 'We really need your home country to be selected from the list. 🥺',
  availabilityRequired: 'We really need you to enter your availability.',
  backendError: 'Some error occurred with our backend. Could you quickly retry this process again?',
  emailRequired: 'Please enter an e-mail address we can reach you at.',
  phoneLengthInvalid: 'Use 4 to 14 digits after the country code.',
} as const
