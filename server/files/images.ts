import { fork } from 'node:child_process'
import { constants, getPriority, setPriority } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { limits } from '@/domain'
import { HttpFailure } from '../http/http-failure.ts'
import { busyCores, WorkQueue } from '../http/work-queue.ts'

/** An image as it is stored: WebP, upright, without metadata. */
export interface ReencodedImage {
  image: Buffer
  thumbnail: Buffer
}

/** The media type of stored images. */
export const imageMediaType = 'image/webp'

/** What `image-process.mjs` is asked to do. */
export interface ImageJob {
  /** Unique in the process; its answer has it too. */
  id: number
  bytes: Buffer
  /** Of the original, by its header. */
  maxPixels: number
  /** The longest side of a stored image and of its thumbnail. */
  sidePixels: { image: number; thumbnail: number }
  /** Of WebP, 1 to 100. */
  quality: number
}

const jobSettings = {
  maxPixels: limits.imagePixels,
  sidePixels: { image: 2000, thumbnail: 400 },
  quality: limits.webpQuality * 100,
}
/** A decoding takes a core and up to 100 MB. */
const queueOptions = { maxWaiting: 16, retryAfterSeconds: 5 }
const unavailable = () => new HttpFailure('unavailable', { retryAfterSeconds: queueOptions.retryAfterSeconds })
const idleMs = 60_000
/**
 * How far the priority of the process that decodes is below the server's, in Node's terms, where 0 is normal and 19 the
 * lowest. On Linux it gets a third of the server's share while every core is busy: enough that uploads don't stand still on a
 * machine that other work keeps busy.
 */
export const decoderPriorityBelow = 5

/** `vite.server.config.ts` copies the file beside the built server. */
const processFile = join(import.meta.dirname, 'image-process.mjs')

/** The first bytes of JPEG, PNG and WebP. The decoder never gets other formats (SVG, TIFF, …). */
const signatures: ((bytes: Buffer) => boolean)[] = [
  (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
]

/** Whether the bytes begin as JPEG, PNG or WebP does. */
function looksLikeImage(bytes: Buffer): boolean {
  return signatures.some((matches) => matches(bytes))
}

/** Why an image can't be stored. */
export type ImageProblem = 'unsupported' | 'tooManyPixels' | 'damaged'

/** Encodes images again, a few at a time for the whole server. */
export interface ImageEncoder {
  /**
   * Decodes a JPEG, PNG or WebP image and encodes it again, so that only its pixels are stored. The image's size is read
   * from its header first: one of more than `limits.imagePixels` is never decoded.
   * @param clientGone an image that waits when this is aborted is not decoded
   * @throws HttpFailure 503 at once when too many images wait, when the decoder ends without an answer, and after `close`;
   * `ClientGone` when the client goes before the image's turn
   */
  reencode: (bytes: Buffer, clientGone?: AbortSignal) => Promise<ReencodedImage | ImageProblem>
  close: () => void
}

/**
 * @param maxRunning the images that are decoded at once
 * @param program the file of the process that decodes; tests have others
 */
export function createImageEncoder(maxRunning = busyCores, program = processFile): ImageEncoder {
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
    // An image that waited starts when closing rejects the one before it.
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

const answer = z.object({
  id: z.number(),
  result: z.union([
    z.enum(['tooManyPixels', 'damaged']),
    z.object({ image: z.instanceof(Buffer), thumbnail: z.instanceof(Buffer) }),
  ]),
})

interface PendingImage {
  resolve: (result: ReencodedImage | ImageProblem) => void
  reject: (failure: HttpFailure) => void
}

/** A process that decodes. */
interface Decoder {
  reencode: (bytes: Buffer) => Promise<ReencodedImage | ImageProblem>
  end: () => void
}

/**
 * Starts a process that decodes. Its priority is below the server's, so that calls are answered first where all cores are
 * busy; a thread of the server could have a priority of its own on Linux only.
 * @param onEnd called when the process has ended
 */
function startDecoder(program: string, onEnd: () => void): Decoder {
  const child = fork(program, {
    serialization: 'advanced',
    execArgv: [],
    // Strangers' files are decoded there, so it gets neither the addresses nor the keys of the server's settings.
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // Before its threads start, which inherit the priority. A process that could not be started has no id.
  if (child.pid !== undefined)
    setPriority(child.pid, Math.min(getPriority() + decoderPriorityBelow, constants.priority.PRIORITY_LOW))
  const pending = new Map<number, PendingImage>()
  let lastId = 0

  child.on('message', (message) => {
    const parsed = answer.safeParse(message)
    // A process that sends anything else is not trusted any more; its end rejects what it was decoding.
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
