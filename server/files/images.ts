import { availableParallelism } from 'node:os'
import { WorkQueue } from '../http/work-queue.ts'
import {
  type Decoder,
  decoderProgram,
  type ImageProblem,
  imageRetrySeconds,
  imageUnavailable,
  type ReencodedImage,
  startDecoder,
} from './image-decoder.ts'

/** The media type of stored images. */
export const imageMediaType = 'image/webp'

/** Decoding an image takes a core and up to 100 MB: at most two at once, which leaves a core for calls. */
const defaultMaxRunning = Math.min(2, Math.max(1, availableParallelism() - 1))
const queueOptions = { maxWaiting: 16, retryAfterSeconds: imageRetrySeconds }
/** The time without an image after which the decoder process ends. */
const idleMs = 60_000

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
 * Creates an encoder. Its decoder process starts with the first image.
 * @param maxRunning images decoded concurrently
 * @param program the decoder's file; tests pass their own
 */
export function createImageEncoder(maxRunning = defaultMaxRunning, program = decoderProgram): ImageEncoder {
  const queue = new WorkQueue({ ...queueOptions, maxRunning })
  let decoder: Decoder | undefined
  let idleTimer: NodeJS.Timeout | undefined
  let running = 0
  let isClosed = false

  function endDecoder(): void {
    decoder?.end()
    decoder = undefined
  }

  /** Starts a decoder, which is forgotten when its process ends. */
  function start(): Decoder {
    const started = startDecoder(program, () => {
      if (decoder === started) decoder = undefined
    })
    return started
  }

  async function reencode(bytes: Buffer): Promise<ReencodedImage | ImageProblem> {
    // Closing rejects the running image, which starts the next queued one.
    if (isClosed) throw imageUnavailable()
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
