import { describe, expect, it, vi } from 'vitest'
import rows from '../scripts/acceptance-rows.json'
import { storyIndex } from '../scripts/story-index.mjs'

// Every story file is read as a tree.
vi.setConfig({ testTimeout: 60_000 })

const stories = storyIndex()
describe('the stories', () => {
  it('are read whole', () => {
    expect(stories.length).toBeGreaterThan(300)
    expect(stories.map(({ id }) => id)).toContain('screens-landing-landing--visitor')
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
