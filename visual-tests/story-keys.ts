/** The fields read from a story's index entry. */
export interface IndexEntry {
  id: string
  tags?: string[]
}

/** The viewports of stories, and the tags that exclude a story from each. */
export const viewports = {
  phone: { width: 375, height: 812, excludedTags: ['desktop-only', 'no-visual'] },
  desktop: { width: 1280, height: 800, excludedTags: ['phone-only'] },
} as const

export type ViewportName = keyof typeof viewports

const widestFirst = ['desktop', 'phone'] as const

/** The widths a story is shown at, widest first. */
export function widthsOf(tags: readonly string[]): ViewportName[] {
  return widestFirst.filter((name) => !viewports[name].excludedTags.some((tag) => tags.includes(tag)))
}

/**
 * The widths of one visit of a story: it is played at the first, and then resized to the others. A story with the tag
 * `both-widths` is visited once a width: the visit on a phone has the tag `phone-only` too.
 */
export function widthsOfVisit(tags: readonly string[]): ViewportName[] {
  return tags.includes('both-widths') ? widthsOf(tags).slice(0, 1) : widthsOf(tags)
}

/**
 * The keys of the pictures of a story at a width: one, and one more in the dark theme with the tag `dark`. With the tag
 * `no-visual` a story has none.
 */
export function snapshotKeys(id: string, tags: readonly string[], viewport: ViewportName): string[] {
  if (tags.includes('no-visual')) return []
  const key = `${id}.${viewport}`
  return tags.includes('dark') ? [key, `${key}.dark`] : [key]
}

/** The keys of every picture the stories ask for, sorted. */
export function allSnapshotKeys(entries: readonly IndexEntry[]): string[] {
  return entries.flatMap(({ id, tags = [] }) => widthsOf(tags).flatMap((name) => snapshotKeys(id, tags, name))).sort()
}
