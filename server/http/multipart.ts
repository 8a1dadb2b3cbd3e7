import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { FilePart } from '@/contract'
import { megabytes, messages } from '@/domain'
import { HttpFailure, invalid } from './http-failure.ts'

/** A file of a multipart call, whole and in memory. */
export interface UploadedFile {
  /** As the browser named it: for showing, never for a path. */
  fileName: string
  /** As the browser declared it; services look at the content instead. */
  mediaType: string
  bytes: Buffer
}

/** The texts and files of a multipart call, by part name. */
export interface MultipartForm {
  fields: Record<string, string>
  files: Map<string, UploadedFile[]>
}

/** What the specification says of a part that is too large, by part name. */
const tooLarge: Record<string, (bytes: number) => string> = {
  resume: (bytes) => messages.apply.fileTooLarge(megabytes(bytes)),
  file: (bytes) => messages.settings.fileTooLarge(megabytes(bytes)),
  logo: () => messages.business.logoTooLarge,
  cover: () => messages.business.coverTooLarge,
  jobPosterImg: () => messages.business.logoTooLarge,
  eventImages: () => messages.event.imageTooLarge,
}

/** What is said when a part comes more often than its endpoint takes it. */
const tooMany: Record<string, string> = { eventImages: messages.event.tooManyImages }

const longestFileName = 200
/** Read on this far past the limits, so that the browser hears the answer instead of a broken connection. */
const patience = 32 * 1024 * 1024

/**
 * Reads a multipart body into memory. A file part must be one of those named, as often as it may come, within its
 * own limit; a part with neither name nor bytes is how a form says "no file".
 * @throws HttpFailure 400 for other parts, 413 for too large ones.
 */
export async function readMultipart(
  request: FastifyRequest,
  parts: Record<string, FilePart>,
  maxFieldBytes: number,
): Promise<MultipartForm> {
  const form: MultipartForm = { fields: {}, files: new Map() }
  const largest = Math.max(0, ...Object.values(parts).map((part) => part.maxBytes))
  let failure: HttpFailure | undefined
  let fieldBytes = 0
  const reading = request.parts({
    limits: { fileSize: largest + patience, fieldSize: maxFieldBytes, fields: 100, files: 10, fieldNameSize: 100 },
  })
  try {
    for await (const part of reading) {
      if (part.type === 'file') {
        const read = await readFile(part, parts[part.fieldname])
        if (read instanceof HttpFailure) failure ??= read
        else if (read) failure ??= keepFile(form, part.fieldname, read, parts[part.fieldname]?.maxCount)
      } else if (typeof part.value === 'string') {
        fieldBytes += Buffer.byteLength(part.value)
        if (part.valueTruncated || fieldBytes > maxFieldBytes) failure ??= new HttpFailure('tooLarge')
        else if (!(part.fieldname in parts && part.value === '')) form.fields[part.fieldname] = part.value
      }
    }
  } catch (error) {
    throw readingFailure(error)
  }
  if (failure) throw failure
  return form
}

/** Adds a file to its part's, or says that there are already as many as may come. */
function keepFile(form: MultipartForm, part: string, file: UploadedFile, maxCount = 1): HttpFailure | undefined {
  const kept = form.files.get(part) ?? []
  if (kept.length >= maxCount) return invalid({ [part]: tooMany[part] ?? messages.general.invalid })
  form.files.set(part, [...kept, file])
  return undefined
}

/** What a body that can not be read is answered with; it broke off, or has more parts than any form of ours. */
function readingFailure(error: unknown): HttpFailure {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 400
  return new HttpFailure(status === 413 ? 'tooLarge' : 'invalid')
}

/** The whole file, null for the empty part of a form without one, or what is wrong with it. */
async function readFile(
  part: MultipartFile,
  expected: FilePart | undefined,
): Promise<UploadedFile | HttpFailure | null> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of part.file) {
    size += chunk.length
    // Beyond the limit it only counts, for the message.
    if (expected && size <= expected.maxBytes) chunks.push(chunk)
  }
  if (size === 0 && !part.filename) return null
  if (!expected) return invalid({ [part.fieldname]: messages.general.invalid })
  if (size > expected.maxBytes) {
    const message = tooLarge[part.fieldname]?.(size)
    return new HttpFailure('tooLarge', message, message ? { [part.fieldname]: message } : undefined)
  }
  return { fileName: fileNameOf(part.filename), mediaType: part.mimetype, bytes: Buffer.concat(chunks) }
}

/** The last segment of the name without control characters, at most 200 characters. */
function fileNameOf(name: string): string {
  const last = name.split(/[/\\]/).at(-1) ?? ''
  return [...last.replace(/\p{Cc}/gu, '').trim()].slice(0, longestFileName).join('') || 'file'
}
