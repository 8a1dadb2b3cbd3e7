/** The server's `message` values, which the client compares. */
export const server = {
  success: 'Success',
  userExists: 'User Exists',
  businessProfileExists: 'Business Profile Exists',
  businessCreated: 'Business Created Successfully',
  incorrectCredentials: 'Incorrect Cedentials.',
  incorrectDetails: 'Incorrect Details.',
  resumeListFetched: 'list fetched successfully',
  resumeUploaded: 'Resume uploaded successfully',
  applicationExists: 'Application for this job already exists.',
} as const

/** Texts of transport and server errors for which the specification has none. */
export const general = {
  invalid: "Something in that form isn't right. Check the marked fields and try again.",
  internal: 'Something broke on our side. Nothing you typed is lost; try again.',
  notLoaded: 'Check your connection and try again.',
  offline: "We can't reach the server. Check your connection and try again.",
  offlineForm: "You're offline. Keep going: you can send this once you're back online.",
  offlineSignIn: "You're offline. You can go on once you're back online.",
  stillTrying: 'Still trying…',
  tooLong: 'That is too long. Shorten it a little.',
} as const

/** Texts of refused calls that only the server writes, so that pages do not load them. */
export const refusal = {
  unauthenticated: 'Please sign in first.',
  forbidden: "Your account can't do that.",
  notFound: "We couldn't find that.",
  tooLarge: 'That is larger than we can take. Choose a smaller one.',
  rateLimited: 'That was a lot at once. Wait a minute, then try again.',
  keyReused: 'This was already sent, without your last changes. See it first: sending again adds another.',
  unavailable: 'We have a lot to do right now. Nothing you typed is lost; try again in a few seconds.',
} as const

/** Hints of the fields for a suburb and its postcode. */
export const place = {
  suburbHint: 'In Melbourne',
  zipHint: 'Its postcode',
  ownZipHint: 'Your postcode',
} as const

/** Texts about what a page can't do yet, with the specification's line for it (RT-08). */
export const placeholder = {
  events: "You can't change or cancel an event here yet. Our developers are currently working on the feature.",
  help: "Our answers reach you by e-mail and can't be read here yet. Our developers are currently working on the feature.",
} as const
