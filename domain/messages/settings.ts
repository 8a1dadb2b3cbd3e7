/** Texts of the settings of students and businesses. */
export const settings = {
  imageSaved: 'Saved.',
  imageRemoved: 'Removed.',
  phoneRequired: 'Phone number (including country code) is required.',
  phoneHint: 'With the country code, like +61 412345678',
  websiteInvalid: 'That does not look like a valid url.',
  websiteCleared: 'That does not look like a valid url. For example https://tinybean.com.au',
  fileTooLarge: (megabytes: string) => `File size exceeds the 5MB limit. Your file size id ${megabytes}MB`,
  fileSelected: (fileName: string) => `${fileName} was selected! Click on save button below to upload!`,
  ownerNameRequired: 'Please enter your full name.',
  suburbCleared: (text: string) => `“${text}” isn't a suburb of Melbourne, so the field was cleared.`,
  countryCleared: (text: string) => `“${text}” isn't on the list of countries, so the field was cleared.`,
  chooseFileAgain: (fileName: string) =>
    `You chose ${fileName} on your last visit. Files aren't kept until you save: choose it again.`,
  editedElsewhere:
    'You changed this in another tab or on another device too. You see your version here; saving replaces the other one.',
  notSaved: "Your changes haven't been saved. Everything is still here; try again.",
  saveCancelled: 'You cancelled it while your file was being sent.',
  providerEmailHint:
    'Your e-mail address comes from your identity account. Change it there: we take the new one the next time you sign in.',
  currentPasswordRequired: 'Please enter your current password.',
  currentPasswordWrong: "That isn't your current password.",
  signInChanged: 'Your sign-in details are changed.',
  /** The label of the button that saves, and its label while the call is pending. */
  save: 'Save Details',
  saving: 'Saving your details…',
  /** The save status beside the button. An alert explains `failed` and `offline`. */
  status: {
    untouched: 'Nothing has changed yet.',
    changed: 'Not saved yet. Your changes are kept on this device.',
    saving: 'Saving…',
    failed: 'Not saved.',
    offline: 'Not saved.',
    saved: 'Saved.',
  },
} as const

/** Texts of downloading the data of an account, and of deleting the account. */
export const account = {
  /** Replaces the company name in gigs of a deleted business that students applied to or saved. */
  deletedBusinessName: 'Deleted business',
  notDeleted: "Your account hasn't been deleted.",
  notExported: "Your data hasn't been downloaded.",
  exported: 'Your data is downloaded.',
  tooManyExports: 'You have downloaded your data several times in the last hour. Try again later.',
} as const

/** Texts of the list of an account's signed-in devices. */
export const sessions = {
  unknownDevice: 'Unknown device',
  ended: (device: string) => `${device} is signed out.`,
  othersEnded: 'All other devices are signed out.',
} as const

/** Texts of choosing which e-mails to get. */
export const mails = {
  notSending: "This server can't send e-mails, so none of these reach you.",
  unverified: "You get these e-mails once you've verified your e-mail address.",
  /** After an unsubscribe link. @param topic one of `mailTopicPhrases` */
  topicSwitchedOff: (topic: string) => `You won't get e-mails about ${topic} any more.`,
  switchOnAgainHint: 'Changed your mind? Switch them on again in your settings, under E-mails.',
  linkBroken:
    'This link is incomplete, or its address was changed. Open it from the e-mail again, or switch e-mails off in your settings.',
} as const
