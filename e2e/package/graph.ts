import { join } from 'node:path'
import { rolldown } from 'rolldown'

/**
 * The modules a page loads at once for some lines of a program, after what is not used was shaken off.
 *
 * @param app the folder of the app whose packages are meant
 */
export async function modulesBehind(app: string, program: string): Promise<string[]> {
  const file = join(app, 'program.js')
  const bundle = await rolldown({
    input: file,
    platform: 'browser',
    plugins: [
      { name: 'program', load: (id) => (id === file ? program : null), resolveId: (id) => (id === file ? id : null) },
    ],
    onLog(_, { code, message }) {
      if (code === 'UNRESOLVED_IMPORT') throw new Error(message)
    },
  })
  const { output } = await bundle.generate({ format: 'es' })
  const chunks = new Map(output.flatMap((part) => (part.type === 'chunk' ? [[part.fileName, part]] : [])))
  const atOnce = new Set([...chunks.values()].filter(({ isEntry }) => isEntry))
  // A set also walks what is added to it on the way.
  for (const { imports } of atOnce)
    for (const name of imports) {
      const needed = chunks.get(name)
      if (needed) atOnce.add(needed)
    }
  return [...atOnce].flatMap(({ modules }) =>
    Object.entries(modules).flatMap(([id, { renderedLength }]) => (renderedLength > 0 && id !== file ? [id] : [])),
  )
}
