import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FilePart } from '@/contract'
import { formatMegabytes, messages } from '@/domain'
import { HttpFailure, invalidFields, refusedField } from './http-failure.ts'

/** A complete file of a multipart form, in memory. */
export interface UploadedFile {
  /** The name that the browser sent. Only for display, never a path. */
  fileName: string
  /** The type that the browser declared. Services check the content instead. */
  mediaType: string
  bytes: Buffer
  /** Aborted when the client disconnects. */
  clientGone: AbortSignal
}

/** The fields and files of a multipart form, by part name. */
export interface MultipartForm {
  fields: Record<string, string>
  files: Map<string, UploadedFile[]>
}

/** The specification's message for a file that is too large, by part name. */
const tooLargeMessages: Record<string, (bytes: number) => string> = {
  resume: (bytes) => messages.apply.fileTooLarge(formatMegabytes(bytes)),
  file: (bytes) => messages.settings.fileTooLarge(formatMegabytes(bytes)),
  logo: () => messages.business.logoTooLarge,
  cover: () => messages.business.coverTooLarge,
  picture: () => messages.picture.tooLarge,
  jobPosterImg: () => messages.business.logoTooLarge,
  eventImages: () => messages.event.imageTooLarge,
}

/** The message for too many files, by part name. */
const tooManyMessages: Record<string, string> = { eventImages: messages.event.tooManyImages }

const maxFileNameCharacters = 200
/**
 * The most bytes over its limit that a file is still read. A browser whose upload is cut off shows a network error
 * instead of the failure's message.
 */
const maxExcessBytes = 32 * 1024 * 1024
/** The most parts of a form. No form of the product reaches them. */
const maxParts = { fields: 100, files: 10 }
const maxPartNameBytes = 100

/**
 * Reads a multipart body into memory. A file part without name and bytes means that no file was chosen.
 * @param parts the accepted file parts, by name
 * @throws HttpFailure 400 for an unknown file part or too many files, 413 for a file or fields over a limit.
 */
export async function readMultipart(
  request: FastifyRequest,
  parts: Record<string, FilePart>,
  maxFieldBytes: number,
  clientGone: AbortSignal,
): Promise<MultipartForm> {
  const form: MultipartForm = { fields: {}, files: new Map() }
  const maxFileBytes = Math.max(0, ...Object.values(parts).map((part) => part.maxBytes))
  // Read the body to its end after a failure too: a browser whose upload is cut off shows a network error instead of
  // the failure.
  let firstFailure: HttpFailure | undefined
  let fieldBytes = 0
  const received = request.parts({
    limits: {
      fileSize: maxFileBytes + maxExcessBytes,
      fieldSize: maxFieldBytes,
      fieldNameSize: maxPartNameBytes,
      ...maxParts,
    },
  })
  try {
    for await (const part of received) {
      if (part.type === 'file') {
        const failure = await addFile(form, part, parts[part.fieldname], clientGone)
        firstFailure ??= failure
      } else if (typeof part.value === 'string') {
        fieldBytes += Buffer.byteLength(part.value)
        const isTooLarge = part.valueTruncated || fieldBytes > maxFieldBytes
        const isFileNotChosen = part.fieldname in parts && part.value === ''
        if (isTooLarge) firstFailure ??= new HttpFailure('tooLarge')
        else if (!isFileNotChosen) form.fields[part.fieldname] = part.value
      }
    }
  } catch (error) {
    throw toReadFailure(error)
  }
  if (firstFailure) throw firstFailure
  return form
}

/**
 * Adds a file to the form, unless no file was chosen.
 * @returns the failure for a file part that is unknown, too large or repeated too often
 */
async function addFile(
  form: MultipartForm,
  part: MultipartFile,
  expected: FilePart | undefined,
  clientGone: AbortSignal,
): Promise<HttpFailure | undefined> {
  const name = part.fieldname
  const { bytes, size } = await readFile(part, expected?.maxBytes ?? 0)
  if (size === 0 && !part.filename) return undefined
  if (!expected) return invalidFields({ [name]: messages.general.invalid })
  if (size > expected.maxBytes) {
    const message = tooLargeMessages[name]?.(size)
    return message === undefined ? new HttpFailure('tooLarge') : refusedField('tooLarge', name, message)
  }
  const earlier = form.files.get(name) ?? []
  if (earlier.length >= (expected.maxCount ?? 1))
    return invalidFields({ [name]: tooManyMessages[name] ?? messages.general.invalid })
  const file = { fileName: toFileName(part.filename), mediaType: part.mimetype, bytes, clientGone }
  form.files.set(name, [...earlier, file])
  return undefined
}

/** Reads a file to its end. Bytes over the limit count in `size`, for the message, and are dropped. */
async function readFile({ file }: MultipartFile, maxBytes: number): Promise<{ bytes: Buffer; size: number }> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of file) {
    size += chunk.length
    if (size <= maxBytes) chunks.push(chunk)
  }
  return { bytes: Buffer.concat(chunks), size }
}

/** The failure for a truncated body, or for one with more parts than {@link maxParts}. */
function toReadFailure(error: unknown): HttpFailure {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 400
  return new HttpFailure(status === 413 ? 'tooLarge' : 'invalid')
}

/** The last segment of the name without control characters, at most 200 characters. */
function toFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return [...last.replace(/\p{Cc}/gu, '').trim()].slice(0, maxFileNameCharacters).join('') || 'file'
}
