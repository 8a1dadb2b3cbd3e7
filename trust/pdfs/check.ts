import { readFile } from 'node:fs/promises'
import { limits } from '@/domain'
import { createPdfReader } from '@/server/files/pdf-reader'
import { HttpFailure } from '@/server/http/http-failure'
import { requirePdf } from '@/server/resources/resumes/service'

/*
 * The child process: checks each PDF whose path it is sent as the server checks a resume, and sends back `accepted` or
 * the reason of the refusal. Any other error ends the process.
 */

const pdfs = createPdfReader()

async function check(path: string): Promise<string> {
  const bytes = await readFile(path)
  if (bytes.length > limits.resume.maxBytes) return 'larger than an upload may be'
  const upload = { fileName: path, mediaType: limits.resume.type, bytes, clientGone: new AbortController().signal }
  try {
    await requirePdf({ pdfs }, upload, 'resume')
    return 'accepted'
  } catch (error) {
    if (error instanceof HttpFailure) return error.message
    throw error
  }
}

process.on('message', async (path) => process.send?.(await check(String(path))))
