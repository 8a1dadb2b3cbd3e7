import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../scripts/shell.mjs'
import { storyIndex } from '../scripts/story-index.mjs'
import { overlays } from '../stories/library/overlays'
import { Baselines, maxTotalBytes } from './baselines'
import { calibrationKey } from './calibration'
import { allSnapshotKeys } from './story-keys'

const baselines = new Baselines(join(root, 'visual-tests/baselines'))
const stories = storyIndex()

it('NF-02 has a baseline for every picture the stories ask for, and no other', () => {
  expect(baselines.keys()).toEqual([calibrationKey, ...allSnapshotKeys(stories)].sort())
})

it('keeps all baselines together within 20 MiB', () => {
  expect(baselines.bytes()).toBeLessThanOrEqual(maxTotalBytes)
})

it('shows every story at one width at least', () => {
  const unshown = stories.filter(({ tags = [] }) => tags.includes('phone-only') && tags.includes('no-visual'))
  expect(unshown.map(({ id }) => id)).toEqual([])
})

it('lists open overlays of existing stories only', () => {
  const ids = new Set(stories.map(({ id }) => id))
  expect(Object.keys(overlays).filter((id) => !ids.has(id))).toEqual([])
})
