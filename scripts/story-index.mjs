// The stories of the repository with their tags, read from their files: the same list as a built Storybook's index.json.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadCsf } from 'storybook/internal/csf-tools'
import { root } from './shell.mjs'
import { sourceFiles } from './source-files.mjs'

/**
 * @typedef {{ id: string, file: string, tags: string[] }} IndexedStory
 *   a story with its tags and those of its file; the tag `play-fn` marks a story with a play function
 */

/** @returns {IndexedStory[]} */
export function storyIndex() {
  return sourceFiles(['stories', 'ui', 'features'])
    .filter((file) => file.endsWith('.stories.tsx'))
    .flatMap((file) => {
      const code = readFileSync(join(root, file), 'utf8')
      const { indexInputs } = loadCsf(code, { fileName: file, makeTitle: (title) => title }).parse()
      return indexInputs.map(({ __id: id = '', tags = [] }) => ({ id, file, tags }))
    })
}
