import { expect, it } from 'vitest'
import { changelogProblems, manifestProblems } from './release-checks'

const manifest = { version: '1.0.0', homepage: 'h', repository: { url: 'r' }, bugs: 'b' }

it('says in one sentence which lines the publisher has to write', () => {
  expect(manifestProblems(manifest)).toEqual([])
  expect(manifestProblems({ ...manifest, bugs: undefined, homepage: '' })).toEqual([
    'ui/package.json needs, as docs/release.md says, "homepage": "https://…" and "bugs": { "url": "https://…" }.',
  ])
})

it.each([
  ['# Changelog\n\n## 1.0.0\n\n### Added\n\n- A slider.\n\n## 0.1.0\n', 0],
  ['# Changelog\n\n## 1.0.0\n\n### Added\n\n## 0.1.0\n\n- All.\n', 1],
  ['# Changelog\n\n## Unreleased\n\n- A menu.\n\n## 1.0.0\n\n- A slider.\n', 1],
  ['# Changelog\n\n## Unreleased\n\n- A menu.\n', 2],
])('finds a version without entries, and entries without a version (%#)', (changelog, problems) => {
  expect(changelogProblems(manifest, changelog)).toHaveLength(problems)
})
