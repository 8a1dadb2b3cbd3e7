import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vitest/config'
import { root } from '../scripts/shell.mjs'

const clause = (from: string) => new RegExp(`^(im|ex)port (type )?\\{([^}]*)\\} from '${from}'$`, 'gm')

/** Takes `A, type B as C` apart. */
function specifiersOf(list: string): { text: string; name: string; exported: string }[] {
  const parts = list.split(',').map((part) => part.trim())
  return parts.filter(Boolean).map((text) => {
    const [name = '', exported = name] = text.replace(/^type /, '').split(' as ')
    return { text, name, exported }
  })
}

/** The module of `ui` behind each name its entry point exports. */
function modulesOfNames(): Map<string, string> {
  const code = readFileSync(join(root, 'ui/index.ts'), 'utf8')
  const exports = [...code.matchAll(clause("\\./([^']+)"))]
  return new Map(
    exports.flatMap(([, , , list = '', module = '']) =>
      specifiersOf(list).map(({ exported }): [string, string] => [exported, module]),
    ),
  )
}

/**
 * Makes the import graph of stories say what can change them, for `--changed`: a name imported from `@campus-gigs/ui`
 * comes from its own module instead of the entry point that reaches every module, and each story imports the preview.
 */
export function storyImports(): Plugin {
  const modules = modulesOfNames()
  const preview = ['preview.tsx', 'vitest-preview.ts'].map((file) => `\nimport '${join(root, '.storybook', file)}'`)
  return {
    name: 'story-imports',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !/\.tsx?$/.test(id)) return
      const direct = code.replace(clause('@campus-gigs/ui'), (_, __, isType: string | undefined, list: string) =>
        specifiersOf(list)
          .map(({ text, name }) => {
            const module = modules.get(name)
            if (!module) throw new Error(`ui/index.ts does not export ${name} by name.`)
            return `import ${isType ?? ''}{ ${text} } from '${join(root, 'ui', module)}'`
          })
          .join(';'),
      )
      return id.endsWith('.stories.tsx') ? direct + preview.join('') : direct
    },
  }
}
