// What a stranger's bundler makes of some lines that import the package: for measuring, and for seeing what comes along.
import { join } from 'node:path'
import { type OutputChunk, rolldown } from 'rolldown'

/** A bundled program, after what is not used was shaken off. */
export interface Bundled {
  /** The chunks a page loads to begin with. */
  atOnce: OutputChunk[]
  /** Those it loads when something is shown. */
  later: OutputChunk[]
}

/**
 * Bundles a program as if it were a file of a folder.
 *
 * @param folder where the program's packages are looked up from
 * @param options `external` modules are left out, `minify` makes it as small as a page would have it
 * @throws when something it imports is not found
 */
export async function bundleProgram(
  folder: string,
  program: string,
  options: { external?: RegExp; minify?: boolean } = {},
): Promise<Bundled> {
  const file = join(folder, 'program.js')
  const bundle = await rolldown({
    input: file,
    external: options.external,
    platform: 'browser',
    // As in a page, where what a later chunk needs too stays in the first one.
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id === file ? id : null),
        load: (id) => (id === file ? program : null),
      },
    ],
    onLog(_, { code, message }) {
      // What is not found would be left out unseen.
      if (code === 'UNRESOLVED_IMPORT') throw new Error(message)
    },
  })
  // What tools are told in comments (`@__PURE__`) has been of use by now; no page sends it.
  const { output } = await bundle.generate({ format: 'es', minify: options.minify, comments: !options.minify })
  const chunks = output.filter((part) => part.type === 'chunk')
  const names = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  // A set also walks what is added to it on the way.
  for (const name of names) {
    for (const needed of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) names.add(needed)
  }
  return {
    atOnce: chunks.filter(({ fileName }) => names.has(fileName)),
    later: chunks.filter(({ fileName }) => !names.has(fileName)),
  }
}
