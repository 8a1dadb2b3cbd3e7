import { fork } from 'node:child_process'
import { availableParallelism, constants, getPriority, setPriority } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { limits } from '@/domain'
import { HttpFailure } from '../http/http-failure.ts'
import { WorkQueue } from '../http/work-queue.ts'

/** A stored image and its thumbnail: WebP, upright, without metadata. */
export interface ReencodedImage {
  image: Buffer
  thumbnail: Buffer
}

/** The media type of stored images. */
export const imageMediaType = 'image/webp'

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

const jobSettings = {
  maxPixels: limits.imagePixels,
  sidePixels: { image: 2000, thumbnail: 400 },
  quality: limits.webpQuality * 100,
}
/** Decoding an image takes a core and up to 100 MB: at most two at once, which leaves a core for calls. */
const defaultMaxRunning = Math.min(2, Math.max(1, availableParallelism() - 1))
const queueOptions = { maxWaiting: 16, retryAfterSeconds: 5 }
/** The failure of an image that can't be decoded now. */
const unavailable = () => new HttpFailure('unavailable', { retryAfterSeconds: queueOptions.retryAfterSeconds })
/** The time without an image after which the decoder process ends. */
const idleMs = 60_000
/**
 * How much the decoder's nice value exceeds the server's (0 is normal, 19 the lowest priority). On Linux a difference
 * of 5 gives the decoder a third of the server's CPU share when every core is busy, so uploads still progress on a busy
 * machine.
 */
export const decoderNiceIncrement = 5

/** `vite.server.config.ts` copies the file beside the built server. */
const processFile = join(import.meta.dirname, 'image-process.mjs')

/** The first bytes of JPEG, PNG and WebP. The decoder never gets other formats (SVG, TIFF, …). */
const signatures: ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]

/** Whether the bytes begin with the signature of JPEG, PNG or WebP. */
function looksLikeImage(bytes: Buffer): boolean {
  return signatures.some((matches) => matches(bytes))
}

/** Why the encoder rejects an image. */
export type ImageProblem = 'unsupported' | 'tooManyPixels' | 'damaged'

/** Encodes images again, a few at a time for the whole server. */
export interface ImageEncoder {
  /**
   * Decodes a JPEG, PNG or WebP image and encodes its pixels as WebP, which drops all metadata. An image whose header
   * declares more than `limits.imagePixels` is never decoded.
   * @param clientGone removes a queued image from the queue
   * @throws HttpFailure 503 when the queue is full, when the decoder ends without a reply, and after `close`;
   * `ClientGone` when the client disconnects while the image is queued
   */
  reencode: (bytes: Buffer, clientGone?: AbortSignal) => Promise<ReencodedImage | ImageProblem>
  close: () => void
}

/**
 * @param maxRunning images decoded concurrently
 * @param program the decoder's file; tests pass their own
 */
export function createImageEncoder(maxRunning = defaultMaxRunning, program = processFile): ImageEncoder {
  const queue = new WorkQueue({ ...queueOptions, maxRunning })
  let decoder: Decoder | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let running = 0
  let isClosed = false

  function endDecoder(): void {
    decoder?.end()
    decoder = undefined
  }

  function start(): Decoder {
    const started = startDecoder(program, () => {
      if (decoder === started) decoder = undefined
    })
    return started
  }

  async function reencode(bytes: Buffer): Promise<ReencodedImage | ImageProblem> {
    // Closing rejects the running image, which starts the next queued one.
    if (isClosed) throw unavailable()
    clearTimeout(idleTimer)
    decoder ??= start()
    running += 1
    try {
      return await decoder.reencode(bytes)
    } finally {
      running -= 1
      if (running === 0) idleTimer = setTimeout(endDecoder, idleMs).unref()
    }
  }

  return {
    reencode: async (bytes, clientGone) =>
      looksLikeImage(bytes) ? queue.run(() => reencode(bytes), clientGone) : 'unsupported',
    close: () => {
      isClosed = true
      clearTimeout(idleTimer)
      endDecoder()
    },
  }
}

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
interface Decoder {
  reencode: (bytes: Buffer) => Promise<ReencodedImage | ImageProblem>
  end: () => void
}

/**
 * Starts a decoder process with a lower priority than the server's, so that calls are answered first when all cores are
 * busy. A thread can have its own priority on Linux only.
 * @param onEnd called when the process has ended
 */
function startDecoder(program: string, onEnd: () => void): Decoder {
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
    for (const { reject } of pending.values()) reject(Object.assign(unavailable(), { cause }))
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
