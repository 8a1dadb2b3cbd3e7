import { accountExportPath, type Failure, failure } from '@/contract'
import { authorization } from './request.ts'
import { readToken } from './session-token.ts'

/**
 * Downloads the signed-in account's data as a ZIP file. Resolves with the file or the server's refusal, or with null
 * when the browser was offline or the answer was broken off.
 */
export async function downloadAccountExport(): Promise<Blob | Failure | null> {
  try {
    const headers = authorization(readToken())
    const response = await fetch(accountExportPath, { credentials: 'same-origin', headers })
    return response.ok ? await response.blob() : failure.parse(await response.json())
  } catch {
    // `fetch` rejects when the browser is offline or the connection breaks, and `parse` for a refusal of a proxy.
    return null
  }
}
