/** What a student's wizard sends, valid and complete. */
export const studentProfile = {
  firstName: 'Ana',
  lastName: 'Silva',
  phoneNumber: '+61 412345678',
  phoneCountry: 'AU',
  currentSuburb: 'Carlton',
  currentZipCode: '3053',
  isInternationalStudent: false,
  expectedPayRate: 28,
  userAvailability: [{ tableIndex: '1-0', label: 'Monday-Morning' }],
}

/** What a business's wizard sends, valid and complete. */
export const businessProfile = {
  ownerFirstName: 'Mei',
  ownerLastName: 'Tan',
  email: 'mei@cafe.example',
  phoneNumber: '+61 398765432',
  phoneCountry: 'AU',
  currentSuburb: 'Fitzroy',
  currentZipCode: '3065',
  companyCategory: 'Hospitality',
  companyName: 'Corner Cafe',
  description: 'A corner, and coffee.',
}
