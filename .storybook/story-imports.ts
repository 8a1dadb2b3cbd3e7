import { join } from 'node:path'
import type { Plugin } from 'vitest/config'

/** The imports of the preview, as code. */
const previewImports = ['preview.tsx', 'vitest-preview.ts'].map(
  (file) => `\nimport '${join(import.meta.dirname, file)}'`,
)

/** Makes each story import the preview, so that `vitest --changed` runs every story after a change of the preview. */
export function storyImports(): Plugin {
  return {
    name: 'story-imports',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('.stories.tsx') ? code + previewImports.join('') : null),
  }
}
