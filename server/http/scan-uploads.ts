import type { FastifyRequest } from 'fastify'
import { messages } from '@/domain'
import type { VirusScanner } from '../files/virus-scanner.ts'
import { recordSecurityEvent } from '../security-events.ts'
import { HttpFailure, refusedField } from './http-failure.ts'
import type { MultipartForm } from './multipart.ts'

/**
 * Scans every file of a form before any other code reads it.
 * @throws HttpFailure 400 at the part with a virus, 503 when the scanner returns no verdict
 */
export async function scanUploads(
  scanner: VirusScanner | null,
  { log, routeOptions }: FastifyRequest,
  form: MultipartForm,
): Promise<void> {
  if (!scanner) return
  for (const [part, files] of form.files)
    for (const { bytes } of files) {
      const virus = await scanner.findVirus(bytes).catch((error: unknown) => {
        log.error({ problem: String(error) }, 'Uploads are refused: the virus scanner gives no verdict')
        throw new HttpFailure('unavailable', { message: messages.upload.scannerUnavailable, retryAfterSeconds: 30 })
      })
      if (virus === null) continue
      recordSecurityEvent(log, { event: 'virusRefused', route: routeOptions.url ?? '', virus })
      throw refusedField('invalid', part, messages.upload.virus)
    }
}
