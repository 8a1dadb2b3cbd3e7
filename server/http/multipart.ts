import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FilePart } from '@/contract'
import { formatMegabytes, messages } from '@/domain'
import { HttpFailure, invalid } from './http-failure.ts'

/** A file of a multipart form, complete and in memory. */
export interface UploadedFile {
  /** The name the browser sent, to show; never use it as a path. */
  fileName: string
  /** The type the browser declared; services check the content instead. */
  mediaType: string
  bytes: Buffer
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
 * How far past its limit a file is still read. A browser whose upload is cut off shows a network error instead of our
 * message.
 */
const maxExcessBytes = 32 * 1024 * 1024

/**
 * Reads a multipart body into memory. A file part without name and bytes means that no file was chosen.
 * @param parts the file parts the endpoint accepts
 * @throws HttpFailure 400 for an unknown file part or too many files, 413 for a file or fields that are too large.
 */
export async function readMultipart(
  request: FastifyRequest,
  parts: Record<string, FilePart>,
  maxFieldBytes: number,
): Promise<MultipartForm> {
  const form: MultipartForm = { fields: {}, files: new Map() }
  const maxFileBytes = Math.max(0, ...Object.values(parts).map((part) => part.maxBytes))
  let failure: HttpFailure | undefined
  let fieldBytes = 0
  const received = request.parts({
    limits: {
      fileSize: maxFileBytes + maxExcessBytes,
      fieldSize: maxFieldBytes,
      fields: 100,
      files: 10,
      fieldNameSize: 100,
    },
  })
  try {
    for await (const part of received) {
      if (part.type === 'file') {
        const read = await readFile(part, parts[part.fieldname])
        if (read instanceof HttpFailure) failure ??= read
        else if (read) failure ??= addFile(form, part.fieldname, read, parts[part.fieldname]?.maxCount)
      } else if (typeof part.value === 'string') {
        fieldBytes += Buffer.byteLength(part.value)
        if (part.valueTruncated || fieldBytes > maxFieldBytes) failure ??= new HttpFailure('tooLarge')
        else if (!(part.fieldname in parts && part.value === '')) form.fields[part.fieldname] = part.value
      }
    }
  } catch (error) {
    throw toReadFailure(error)
  }
  if (failure) throw failure
  return form
}

/** Adds a file to the form. @returns a failure when the part already has its most files */
function addFile(form: MultipartForm, part: string, file: UploadedFile, maxCount = 1): HttpFailure | undefined {
  const earlier = form.files.get(part) ?? []
  if (earlier.length >= maxCount) return invalid({ [part]: tooManyMessages[part] ?? messages.general.invalid })
  form.files.set(part, [...earlier, file])
  return undefined
}

/** The failure for a body that was cut off, or has more parts than any of our forms. */
function toReadFailure(error: unknown): HttpFailure {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 400
  return new HttpFailure(status === 413 ? 'tooLarge' : 'invalid')
}

/** The file, null when none was chosen, or a failure. */
async function readFile(
  part: MultipartFile,
  expected: FilePart | undefined,
): Promise<UploadedFile | HttpFailure | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of part.file) {
    size += chunk.length
    // Bytes past the limit are only counted, for the message.
    if (expected && size <= expected.maxBytes) chunks.push(chunk)
  }
  if (size === 0 && !part.filename) return null
  if (!expected) return invalid({ [part.fieldname]: messages.general.invalid })
  if (size > expected.maxBytes) {
    const message = tooLargeMessages[part.fieldname]?.(size)
    return new HttpFailure('tooLarge', message, message ? { [part.fieldname]: message } : undefined)
  }
  return { fileName: toFileName(part.filename), mediaType: part.mimetype, bytes: Buffer.concat(chunks) }
}

/** The last segment of the name without control characters, at most 200 characters. */
function toFileName(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return [...last.replace(/\p{Cc}/gu, '').trim()].slice(0, maxFileNameCharacters).join('') || 'file'
}
