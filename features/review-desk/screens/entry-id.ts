/** The id of the element that opens a listing or a business, which the focus goes back to. */
export const entryIdOf = (openId: string) => `desk-entry-${openId}`
