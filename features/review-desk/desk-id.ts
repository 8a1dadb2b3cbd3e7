/** The prefix of the desk's id of a business. */
export const businessPrefix = 'business.'

/** The desk's id of a business; a listing's is its own id. */
export const deskIdOfBusiness = (businessId: string) => `${businessPrefix}${businessId}`

/** The id of the element that opens a listing or a business, which the focus goes back to. */
export const entryIdOf = (openedId: string) => `desk-entry-${openedId}`
