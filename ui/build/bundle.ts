// Bundles a program that imports the package as a consumer's bundler would, to measure what it brings along.
import { join } from 'node:path'
import { type OutputChunk, rolldown } from 'rolldown'

/** A bundled program, after tree shaking. */
export interface Bundle {
  /** The chunks a page loads first: the entry and its static imports. */
  initial: OutputChunk[]
  /** The chunks loaded by dynamic imports. */
  lazy: OutputChunk[]
}

/**
 * Bundles a program as if it were a file in a folder.
 *
 * @param folder the program's packages are resolved from here
 * @param options `external` modules are left out; `minify` also removes comments
 * @throws when an import can't be resolved
 */
export async function bundleProgram(
  folder: string,
  program: string,
  options: { external?: RegExp; minify?: boolean } = {},
): Promise<Bundle> {
  const file = join(folder, 'program.js')
  const bundle = await rolldown({
    input: file,
    external: options.external,
    platform: 'browser',
    // As in a page: modules that the entry shares with a lazy chunk stay in the entry.
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      {
        name: 'program',
        resolveId: (id) => (id === file ? id : null),
        load: (id) => (id === file ? program : null),
      },
    ],
    onLog(_, { code, message }) {
      // Rolldown only warns and would leave the module out.
      if (code === 'UNRESOLVED_IMPORT') throw new Error(message)
    },
  })
  // Annotations (`@__PURE__`) are used up by now; a minified bundle has no comments.
  const { output } = await bundle.generate({
    format: 'es',
    // A hash in a chunk's name would change its compressed size from folder to folder.
    chunkFileNames: '[name].js',
    minify: options.minify,
    comments: !options.minify,
  })
  const chunks = output.filter((part) => part.type === 'chunk')
  const names = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  // Iterating a set also visits names added on the way.
  for (const name of names) {
    for (const needed of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) names.add(needed)
  }
  return {
    initial: chunks.filter(({ fileName }) => names.has(fileName)),
    lazy: chunks.filter(({ fileName }) => !names.has(fileName)),
  }
}
