/** What the desk's id of a business begins with. */
export const businessPrefix = 'business.'

/** The desk's id of a business; a listing's is its own id. */
export const openIdOfBusiness = (businessId: string) => `${businessPrefix}${businessId}`
