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

/** One story to show, at a width, in a theme: it is played and, mostly, checked by axe and pictured. */
export interface Shot {
  /** Names the baseline, unique: `<story-id>.<viewport>`, with `.dark` after it in the dark theme. */
  key: string
  storyId: string
  /** The file the story stands in. */
  file: string
  viewport: Viewport
  theme: 'light' | 'dark'
  /** Whether a picture of it is compared; otherwise it is only played and checked. */
  pictured: boolean
  /** Whether axe checks it here. The library's stories are checked with more rules, in both themes, by a test of their own. */
  checked: boolean
}

/** What this needs of an entry of Storybook's `index.json`. */
export interface IndexEntry {
  id: string
  type: string
  importPath: string
  tags?: string[]
}

/**
 * What a Storybook asks for: each story at each width in light, those tagged `dark` in dark too, those tagged
 * `phone-only` or `desktop-only` (their play is about that width) at that width. Those tagged `no-visual` are played at
 * one width and not pictured. Docs pages are not stories.
 */
export function shotsOf(entries: readonly IndexEntry[]): Shot[] {
  return entries
    .filter(({ type }) => type === 'story')
    .flatMap(({ id, importPath, tags = [] }) => {
      const pictured = !tags.includes('no-visual')
      return viewportsOf(tags).flatMap((viewport) => {
        const light: Shot = {
          key: `${id}.${viewport.name}`,
          storyId: id,
          file: importPath,
          viewport,
          theme: 'light',
          pictured,
          checked: !isOfLibrary(importPath),
        }
        const dark: Shot = { ...light, key: `${light.key}.dark`, theme: 'dark' }
        return tags.includes('dark') ? [light, dark] : [light]
      })
    })
}

/** Whether stories/library/every-story.browser.test.tsx goes through a file's stories. */
const isOfLibrary = (importPath: string) => /^(\.\/)?ui\/[^/]+\/[^/]+\.stories\.tsx$/.test(importPath)

function viewportsOf(tags: readonly string[]): readonly Viewport[] {
  const only = viewports.filter(({ name }) => tags.includes(`${name}-only`))
  if (only.length > 0) return only
  return tags.includes('no-visual') ? viewports.filter(({ name }) => name === 'desktop') : viewports
}

/** Shots one page takes in a row, so that it reads their file once: of one file, width and theme. The longest first. */
export function rowsOf(shots: readonly Shot[]): Shot[][] {
  const rows = new Map<string, Shot[]>()
  for (const shot of shots) {
    const name = [shot.file, shot.viewport.name, shot.theme].join(' ')
    const row = rows.get(name)
    if (row) row.push(shot)
    else rows.set(name, [shot])
  }
  return [...rows.values()].sort((one, other) => other.length - one.length)
}
