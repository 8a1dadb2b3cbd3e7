// The message catalogue: every text of the specification verbatim, including odd spellings, trailing spaces and sizes
// such as "5MB", and our own texts where the specification has none. Each file has the texts of one area, so that a
// page loads only its own. Access a group as `messages.gig`: destructuring the catalogue would load all groups on every
// page. Keys such as `nameRequired`, `nameInvalid`, `nameTooShort` and `imageUnreadable` are errors of a field,
// `…Hint` are hints. The parameter `megabytes` is formatted by `formatMegabytes`.
export { apply, tooManyApplications } from './apply.ts'
export { business } from './business.ts'
export { event } from './event.ts'
export { general, place, placeholder, refusal, server } from './general.ts'
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
