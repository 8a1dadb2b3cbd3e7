import { fork } from 'node:child_process'
import { constants, getPriority, setPriority } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { limits } from '@/domain'
import { HttpFailure } from '../http/http-failure.ts'

// The process that decodes images, which `images.ts` starts when it is needed and ends.

/** A stored image and its thumbnail: WebP, upright, without metadata. */
export interface ReencodedImage {
  image: Buffer
  thumbnail: Buffer
}

/** Why an image is rejected. `unsupported`: its first bytes are those of no supported format, so it is not decoded. */
export type ImageProblem = 'unsupported' | 'tooManyPixels' | 'damaged'

/** A message to `image-process.mjs`. */
export interface ImageJob {
  /** Unique in the process. The reply has the same id. */
  id: number
  bytes: Buffer
  /** The most pixels of the original, as its header declares them. */
  maxPixels: number
  /** The longest side of a stored image and of its thumbnail. */
  sidePixels: { image: number; thumbnail: number }
  /** The WebP quality, 1 to 100. */
  quality: number
}

/** The part of a job that is the same for every image. */
const jobSettings = {
  maxPixels: limits.imagePixels,
  sidePixels: { image: 2000, thumbnail: 400 },
  quality: limits.webpQuality * 100,
}

/**
 * How much the decoder's nice value exceeds the server's (0 is normal, 19 the lowest priority). On Linux a difference
 * of 5 gives the decoder a third of the server's CPU share when every core is busy, so uploads still progress on a busy
 * machine.
 */
export const decoderNiceIncrement = 5

/** The program of the decoder process. `vite.server.config.ts` copies it beside the built server. */
export const decoderProgram = join(import.meta.dirname, 'image-process.mjs')

/** The `Retry-After` of an image that can't be decoded now. */
export const imageRetrySeconds = 5

/** The failure of an image that can't be decoded now. */
export const imageUnavailable = () => new HttpFailure('unavailable', { retryAfterSeconds: imageRetrySeconds })

/** A reply of `image-process.mjs`. */
const reply = z.object({
  id: z.number(),
  result: z.union([
    z.enum(['tooManyPixels', 'damaged']),
    z.object({ image: z.instanceof(Buffer), thumbnail: z.instanceof(Buffer) }),
  ]),
})

/** Settles the promise of an image that the decoder has not replied to. */
interface PendingImage {
  resolve: (result: ReencodedImage | ImageProblem) => void
  reject: (failure: HttpFailure) => void
}

/** A running decoder process. */
export interface Decoder {
  reencode: (bytes: Buffer) => Promise<ReencodedImage | ImageProblem>
  end: () => void
}

/**
 * Starts a decoder process with a lower priority than the server's, so that calls are answered first when all cores are
 * busy. A thread can have its own priority on Linux only.
 * @param onEnd called when the process has ended
 */
export function startDecoder(program: string, onEnd: () => void): Decoder {
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: [],
    // The process decodes untrusted files, so its environment has neither addresses nor keys of the server's settings.
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // Set the priority before the decoder starts threads, which inherit it. A process that failed to start has no id.
  if (child.pid !== undefined)
    setPriority(child.pid, Math.min(getPriority() + decoderNiceIncrement, constants.priority.PRIORITY_LOW))
  const pending = new Map<number, PendingImage>()
  let lastId = 0

  child.on('message', (message) => {
    const parsed = reply.safeParse(message)
    // Kill a decoder that sends an invalid reply. Its exit rejects all pending images.
    if (!parsed.success) return child.kill('SIGKILL')
    const { id, result } = parsed.data
    pending.get(id)?.resolve(result)
    pending.delete(id)
  })
  const handleEnd = (reason: string) => {
    const cause = new Error(`The process that decodes pictures has ended: ${reason}`)
    for (const { reject } of pending.values()) reject(Object.assign(imageUnavailable(), { cause }))
    pending.clear()
    onEnd()
  }
  child.on('error', (error) => handleEnd(error.message))
  child.on('exit', (code, signal) => handleEnd(`${signal ?? code}`))

  return {
    reencode: (bytes) =>
      new Promise((resolve, reject) => {
        const job: ImageJob = { id: ++lastId, bytes, ...jobSettings }
        pending.set(job.id, { resolve, reject })
        child.send(job)
      }),
    end: () => child.kill('SIGKILL'),
  }
}
