// Writes .br and .gz beside each built text file, so that the server does not compress them for each request.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** Whether a file is text; fonts and pictures are already compressed. */
const isText = (/** @type {string} */ file) => /\.(html|js|mjs|css|svg|json|txt|map|wasm|webmanifest)$/.test(file)

/** Below this size, compression saves no more than its `content-encoding` header costs. */
const minBytes = 256

/**
 * Compresses the text files of a folder and its subfolders.
 * @param {string} folder
 * @returns {Promise<{ compressedCount: number, savedBytes: number }>} the number of compressed files, and bytes saved by brotli
 */
export async function compressFolder(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const textFiles = entries.filter((entry) => entry.isFile() && isText(entry.name))
  let compressedCount = 0
  let savedBytes = 0
  for (const entry of textFiles) {
    const path = join(entry.parentPath, entry.name)
    const content = await readFile(path)
    if (content.length < minBytes) continue
    const [brotlied, gzipped] = await Promise.all([
      toBrotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
      toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
    ])
    await Promise.all([writeFile(`${path}.br`, brotlied), writeFile(`${path}.gz`, gzipped)])
    compressedCount += 1
    savedBytes += content.length - brotlied.length
  }
  return { compressedCount, savedBytes }
}
