/** The words of a tag besides its content. */
export interface TagLabels {
  /** Names the remove button. Without an argument, the tag's content is not plain text. */
  remove: (text?: string) => string
}

export const tagLabels: TagLabels = { remove: (text) => (text ? `Remove ${text}` : 'Remove') }
