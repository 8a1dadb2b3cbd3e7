import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import rows from '../scripts/acceptance-rows.json'
import { root } from '../scripts/shell.mjs'
import { storyIndex } from '../scripts/story-index.mjs'

// Every story file is read as a tree.
vi.setConfig({ testTimeout: 60_000 })

const stories = storyIndex()
const recorded = readdirSync(join(root, 'visual-tests/baselines')).filter((name) => name.endsWith('.webp'))

/** The names of a story's pictures: at both widths or the one it is about, in dark too where it is tagged so. */
function picturesOf({ id, tags }: (typeof stories)[number]): string[] {
  if (tags.includes('no-visual')) return []
  const only = ['phone', 'desktop'].filter((width) => tags.includes(`${width}-only`))
  const themes = tags.includes('dark') ? ['', '.dark'] : ['']
  return (only.length > 0 ? only : ['phone', 'desktop']).flatMap((width) =>
    themes.map((theme) => `${id}.${width}${theme}.webp`),
  )
}

describe('the stories', () => {
  it('are read whole', () => {
    expect(stories.length).toBeGreaterThan(300)
    expect(stories.map(({ id }) => id)).toContain('screens-landing-landing--visitor')
  })

  it('NF-02 each have their baselines, and each baseline its story', () => {
    const wanted = stories.flatMap(picturesOf)
    expect(
      wanted.filter((name) => !recorded.includes(name)),
      'stories without a baseline',
    ).toEqual([])
    expect(
      recorded.filter((name) => !wanted.includes(name)),
      'baselines without a story',
    ).toEqual([])
  })

  it('NF-02 tag only rows of the acceptance table, and check what they are tagged with', () => {
    const known = new Set(rows.map(({ id }) => id))
    const tagged = stories.map(({ id, tags }) => ({
      id,
      tags,
      ids: tags.filter((tag) => /^[A-Z]{2,3}-\d{2}$/.test(tag)),
    }))
    expect(tagged.flatMap(({ ids }) => ids).length).toBeGreaterThan(300)
    expect(tagged.filter(({ ids }) => !ids.every((id) => known.has(id)))).toEqual([])
    expect(tagged.filter(({ ids, tags }) => ids.length > 0 && !tags.includes('play-fn'))).toEqual([])
  })
})
