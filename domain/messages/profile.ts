/** Texts of the student wizard, some of which the business wizard and the settings share. */
export const profile = {
  firstName: 'We really need your First Name',
  lastName: 'We really need your Last Name',
  phone: 'We really need your Phone Number',
  company: 'We really need the company name for our student applicants..',
  suburbAndZip: 'We really need both those fields to be answered..',
  studentType: "Well, you've got to select something. 🤷🏻",
  homeCountry: 'We really need your home country to be selected from the list. 🥺',
  availability: 'We really need you to enter your availability.',
  backendError: 'Some error occurred with our backend. Could you quickly retry this process again?',
  email: 'Please enter an e-mail address we can reach you at.',
  phoneLength: 'Use 4 to 14 digits after the country code.',
} as const
