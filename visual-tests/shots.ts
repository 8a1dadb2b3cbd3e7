/** A width every story is pictured at. */
export interface Viewport {
  name: 'phone' | 'desktop'
  width: number
  height: number
  /** Whether the pointer is a finger. */
  touch: boolean
}

export const viewports: readonly Viewport[] = [
  { name: 'phone', width: 375, height: 812, touch: true },
  { name: 'desktop', width: 1280, height: 800, touch: false },
]

/** One picture to take: a story, at a width, in a theme. */
export interface Shot {
  /** Names the baseline, unique: `<story-id>.<viewport>`, with `.dark` after it in the dark theme. */
  key: string
  storyId: string
  viewport: Viewport
  theme: 'light' | 'dark'
}

/** What this needs of an entry of Storybook's `index.json`. */
export interface IndexEntry {
  id: string
  type: string
  tags?: string[]
}

/**
 * The pictures a Storybook asks for: each story at each width in light, those tagged `dark` in dark too, those tagged
 * `phone-only` or `desktop-only` (their play is about that width) at that width, those tagged `no-visual` not at all.
 * Docs pages are not stories.
 */
export function shotsOf(entries: readonly IndexEntry[]): Shot[] {
  return entries
    .filter(({ type, tags = [] }) => type === 'story' && !tags.includes('no-visual'))
    .flatMap(({ id, tags = [] }) =>
      viewportsOf(tags).flatMap((viewport) => {
        const light: Shot = { key: `${id}.${viewport.name}`, storyId: id, viewport, theme: 'light' }
        const dark: Shot = { ...light, key: `${light.key}.dark`, theme: 'dark' }
        return tags.includes('dark') ? [light, dark] : [light]
      }),
    )
}

function viewportsOf(tags: readonly string[]): readonly Viewport[] {
  const only = viewports.filter(({ name }) => tags.includes(`${name}-only`))
  return only.length > 0 ? only : viewports
}
