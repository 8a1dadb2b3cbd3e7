import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startChild } from '@/server/testing/child-server'
import { buildIfNeeded } from '../../scripts/build.mjs'

/** The built server. */
const serverProgram = join(import.meta.dirname, '../../dist/server/main.js')

/**
 * Runs `work` with the address of the built product on the sample marketplace, in a folder that is deleted afterwards.
 * @param env further settings of the server
 */
export async function withProduct<Result>(
  env: Record<string, string>,
  work: (url: string, folder: string) => Promise<Result>,
): Promise<Result> {
  await buildIfNeeded()
  const folder = await mkdtemp(join(tmpdir(), 'campus-gigs-bench-'))
  const program = { path: process.env.SERVER ?? serverProgram, remove: () => {} }
  const product = startChild(program, { DATA_DIR: join(folder, 'data'), SAMPLE_DATA: 'on', ...env })
  try {
    return await work(await product.url, folder)
  } finally {
    product.process.kill('SIGTERM')
    await product.ended
    await rm(folder, { recursive: true, force: true })
  }
}
