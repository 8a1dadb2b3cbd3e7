// The message catalogue: every text the specification gives, verbatim, odd spellings and trailing spaces included. Our own
// texts fill in where the specification has none. One file for what is shown together, so that a page loads its own texts.
// Read a group as `messages.gig`: a destructured catalogue is an object of all groups, which every page would load.
export { apply } from './apply.ts'
export { business } from './business.ts'
export { event } from './event.ts'
export { general, place, placeholder, server } from './general.ts'
export { gig } from './gig.ts'
export { help } from './help.ts'
export { history } from './history.ts'
export { identity } from './identity.ts'
export { listing } from './listing.ts'
export { poster } from './poster.ts'
export { profile } from './profile.ts'
export { search } from './search.ts'
export { account, mails, sessions, settings } from './settings.ts'
export { tracking } from './tracking.ts'
export { picture, upload } from './uploads.ts'
