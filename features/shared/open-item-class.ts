/** Marks the open item of a list in forced colours, which draw no background of an item. */
export const openItemClass = 'forced-colors:border-[Highlight] forced-colors:border-s-[0.3rem]'
