import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { root } from '../scripts/shell.mjs'
import { Baselines } from './baselines'
import { encode, type RawImage } from './images'
import { writeReport } from './report'
import { type Photographer, problemsOf, runSession, type SessionOptions } from './session'
import { rowsOf, shotsOf } from './shots'

const story = (id: string, ...tags: string[]) => ({
  id,
  type: 'story',
  importPath: `./${id.split('--')[0]}.stories.tsx`,
  tags,
})
const stories = [story('screens-dashboard--empty'), story('ui-button--primary', 'dark')]
const shots = shotsOf(stories)

function screen(shade: number): RawImage {
  const data = new Uint8Array(20 * 10 * 4).fill(255)
  for (let pixel = 0; pixel < 200; pixel += 1) data.set([shade, (pixel * 7) % 256, 90], pixel * 4)
  return { width: 20, height: 10, data }
}

/** Draws every shot in a shade of its own; `change` may draw another picture or throw. */
function photographer(change: (key: string, image: RawImage) => RawImage = (_, image) => image): Photographer {
  const take = async ({ key }: { key: string }) => encode(change(key, screen(key.length)))
  return { play: async ({ key }) => void change(key, screen(0)), take, takeSettled: take }
}

describe('a session', () => {
  let folder: string
  let baselines: Baselines

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'campus-gigs-visual-'))
    baselines = new Baselines(join(folder, 'baselines'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const session = (options: Partial<SessionOptions> = {}) =>
    runSession({
      shots,
      photographers: [photographer(), photographer()],
      baselines,
      update: false,
      complete: true,
      ...options,
    })

  it('finds no difference in the same tree twice', async () => {
    await session({ update: true })
    const result = await session()
    expect(result.outcomes.map(({ kind }) => kind)).toEqual(shots.map(() => 'same'))
    expect(problemsOf(result)).toEqual([])
  })

  it('finds exactly one difference when one pixel of one story changed', async () => {
    await session({ update: true })
    const oneOff = photographer((key, image) => {
      if (key === 'ui-button--primary.phone') image.data[40] = (image.data[40] ?? 0) ^ 1
      return image
    })
    const result = await session({ photographers: [oneOff] })
    expect(problemsOf(result)).toEqual(['ui-button--primary.phone differs in 1 pixel'])
  })

  it('reports a story without a baseline, and a baseline without a story', async () => {
    await session({ update: true })
    const renamed = shotsOf([story('ui-button--main')])
    expect(problemsOf(await session({ shots: [...shots.slice(0, 2), ...renamed] }))).toEqual([
      'ui-button--main.desktop has no baseline; look at it, then record it with --update',
      'ui-button--main.phone has no baseline; look at it, then record it with --update',
      'ui-button--primary.desktop has a baseline but no story; --update removes it',
      'ui-button--primary.desktop.dark has a baseline but no story; --update removes it',
      'ui-button--primary.phone has a baseline but no story; --update removes it',
      'ui-button--primary.phone.dark has a baseline but no story; --update removes it',
    ])
  })

  it('takes no baseline for an orphan when only some stories were asked for', async () => {
    await session({ update: true })
    expect(problemsOf(await session({ shots: shots.slice(0, 1), complete: false }))).toEqual([])
  })

  it('records what changed, leaves what did not, and removes orphans', async () => {
    await session({ update: true })
    const before = readFileSync(join(folder, 'baselines', 'screens-dashboard--empty.phone.webp'))
    const result = await session({
      update: true,
      shots: shots.slice(0, 2),
      photographers: [photographer((key, image) => (key.endsWith('desktop') ? screen(3) : image))],
    })
    expect(result.outcomes.map(({ kind }) => kind)).toEqual(['recorded', 'same'])
    expect(readFileSync(join(folder, 'baselines', 'screens-dashboard--empty.phone.webp'))).toEqual(before)
    expect(baselines.keys()).toEqual(['screens-dashboard--empty.desktop', 'screens-dashboard--empty.phone'])
  })

  it('lets a story that failed once try again', async () => {
    await session({ update: true })
    const failed = new Set<string>()
    const starved = photographer((key, image) => {
      if (!failed.has(key)) {
        failed.add(key)
        throw new Error('too slow')
      }
      return image
    })
    expect(problemsOf(await session({ photographers: [starved] }))).toEqual([])
  })

  it('believes a difference that two pages loaded afresh show, and no other', async () => {
    await session({ update: true })
    const [shot] = shots
    if (!shot) throw new Error('There is no shot.')
    const flickering = (times: number) => {
      let shown = 0
      return photographer((_, image) => {
        shown += 1
        if (shown <= times) image.data[40] = (image.data[40] ?? 0) ^ 1
        return image
      })
    }
    const look = (times: number) => session({ shots: [shot], complete: false, photographers: [flickering(times)] })
    // The quick picture, then two that came to rest.
    expect(problemsOf(await look(2))).toEqual([])
    expect(problemsOf(await look(3))).toHaveLength(1)
  })

  it('fails for a story that throws, and goes on with the others', async () => {
    await session({ update: true })
    const broken = photographer((key, image) => {
      if (key.startsWith('screens')) throw new Error('play function threw')
      return image
    })
    const result = await session({ photographers: [broken] })
    expect(problemsOf(result)).toEqual([
      'screens-dashboard--empty.desktop failed: play function threw',
      'screens-dashboard--empty.phone failed: play function threw',
    ])
    expect(result.outcomes).toHaveLength(shots.length)
  })

  it('plays a story that is not pictured, without a baseline, and fails when it does', async () => {
    const films = shotsOf([
      story('screens-dashboard--film', 'no-visual'),
      story('screens-dashboard--broken', 'no-visual'),
    ])
    const stuck = photographer((key, image) => {
      if (key.includes('broken')) throw new Error('play function threw')
      return image
    })
    const result = await session({ shots: films, photographers: [stuck] })
    expect(result.outcomes.map(({ kind }) => kind)).toEqual(['failed', 'played'])
    expect(problemsOf(result)).toEqual(['screens-dashboard--broken.desktop failed: play function threw'])
    expect(baselines.keys()).toEqual([])
  })

  it('never takes a trace of the story before for a difference, or for a picture', async () => {
    const traced: Photographer = {
      ...photographer(),
      take: photographer((_, image) => ({ ...image, data: image.data.fill(0) })).take,
    }
    const first = await session({ update: true, photographers: [traced] })
    expect(first.outcomes.every(({ kind }) => kind === 'recorded')).toBe(true)
    expect(problemsOf(await session({ photographers: [photographer()] }))).toEqual([])
    expect(problemsOf(await session({ photographers: [traced] }))).toEqual([])
  })

  it('fails when the baselines outgrow their budget', () => {
    const result = { outcomes: [], orphans: [], overBudget: 30_000_000 }
    expect(problemsOf(result)).toEqual(['The baselines weigh 30000000 bytes, over the budget of 20971520'])
  })

  it('writes expected, actual and difference side by side', async () => {
    await session({ update: true })
    const changed = photographer((key, image) => (key === 'ui-button--primary.phone' ? screen(3) : image))
    const path = writeReport(join(folder, 'output'), await session({ photographers: [changed] }))
    const report = readFileSync(path, 'utf8')
    for (const name of ['expected', 'actual', 'difference']) {
      expect(report).toContain(`src="ui-button--primary.phone.${name}.png"`)
      expect(existsSync(join(folder, 'output', `ui-button--primary.phone.${name}.png`))).toBe(true)
    }
    expect(readdirSync(join(folder, 'output'))).toHaveLength(4)
  })
})

describe('the shots of a Storybook', () => {
  it('are each story at each width, in dark too where it is asked for', () => {
    expect(shots.map(({ key }) => key)).toEqual([
      'screens-dashboard--empty.phone',
      'screens-dashboard--empty.desktop',
      'ui-button--primary.phone',
      'ui-button--primary.phone.dark',
      'ui-button--primary.desktop',
      'ui-button--primary.desktop.dark',
    ])
  })

  it('are none of docs pages', () => {
    expect(shotsOf([{ ...story('a--docs'), type: 'docs' }])).toEqual([])
  })

  it('come in rows of one file, width and theme, the longest first', () => {
    const more = shotsOf([...stories, story('screens-dashboard--loading')])
    expect(rowsOf(more).map((row) => row.map(({ key }) => key))).toEqual([
      ['screens-dashboard--empty.phone', 'screens-dashboard--loading.phone'],
      ['screens-dashboard--empty.desktop', 'screens-dashboard--loading.desktop'],
      ['ui-button--primary.phone'],
      ['ui-button--primary.phone.dark'],
      ['ui-button--primary.desktop'],
      ['ui-button--primary.desktop.dark'],
    ])
  })
})

it('pictures a story at the widths its play is about', () => {
  const keys = (...tags: string[]) => shotsOf([story('a', ...tags)]).map(({ key }) => key)
  expect(keys('dark')).toEqual(['a.phone', 'a.phone.dark', 'a.desktop', 'a.desktop.dark'])
  expect(keys('phone-only')).toEqual(['a.phone'])
  expect(keys('desktop-only', 'dark')).toEqual(['a.desktop', 'a.desktop.dark'])
  expect(keys('no-visual')).toEqual(['a.desktop'])
  expect(keys('no-visual', 'phone-only')).toEqual(['a.phone'])
})

it('leaves the check of the library’s stories to the test that goes through them with every rule', () => {
  const ofFile = (importPath: string) => shotsOf([{ ...story('a'), importPath }]).map(({ checked }) => checked)
  expect(ofFile('./ui/button/button.stories.tsx')).toEqual([false, false])
  expect(ofFile('./stories/job-search/job-search-screen.stories.tsx')).toEqual([true, true])
  const test = readFileSync(join(root, 'stories/library/every-story.browser.test.tsx'), 'utf8')
  expect(test).toContain("import.meta.glob<StoriesModule>('../../ui/*/*.stories.tsx')")
})
