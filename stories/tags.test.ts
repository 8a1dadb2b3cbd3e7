import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import rows from '../scripts/acceptance-rows.json'
import { root } from '../scripts/shell.mjs'
import { storyIndex } from '../scripts/story-index.mjs'

// Parsing every story file takes seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

const stories = storyIndex()
describe('the stories', () => {
  it('are all parsed', () => {
    expect(stories.length).toBeGreaterThan(300)
    expect(stories.map(({ id }) => id)).toContain('screens-landing-landing--visitor')
  })

  it('NF-02 tag known acceptance rows only, and have a play function for each', () => {
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

  it('combine both-widths with no other tag for widths', () => {
    const chosen = ['no-visual', 'desktop-only', 'phone-only']
    const bothWidths = stories.filter(({ tags }) => tags.includes('both-widths'))
    expect(bothWidths.length).toBeGreaterThan(0)
    expect(bothWidths.filter(({ tags }) => chosen.some((tag) => tags.includes(tag)))).toEqual([])
  })

  it('have the tag both-widths when they measure the layout or ask for the width', () => {
    const measure =
      /(scroll|client|offset)(Width|Height)|offsetParent|getBoundingClientRect|innerWidth|min-width|matchMedia\(|checkVisibility|elementFromPoint|toBeInViewport/
    const tag = /'(both-widths|phone-only|desktop-only|no-visual)'/
    const blocks = [...new Set(stories.map(({ file }) => file))].flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split(/^(?=export const )/m)
        .map((code) => ({ story: `${file} ${code.match(/^export const (\w+): Story/)?.[1]}`, code })),
    )
    const measuring = blocks.filter(({ code }) => measure.test(code))
    expect(measuring.length).toBeGreaterThan(20)
    expect(measuring.filter(({ code }) => !tag.test(code)).map(({ story }) => story)).toEqual([])
  })
})
