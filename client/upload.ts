// The multipart calls, apart from the others because only the pages with files load them.
import { type CallName, calls, type ResponseOf } from '@/contract'
import { parseResponse, requestUrl } from './request.ts'
import { trackSlowCall } from './slow-calls.ts'
import { type CallOptions, type Outcome, sessionHeaders, withSession } from './transport.ts'

interface UploadOptions extends Omit<CallOptions, 'keepalive'> {
  /** Called with the percent of the body sent so far, 0–100. */
  onProgress?: (percent: number) => void
}

/** The texts and files of a multipart call, by part name. Null and undefined parts are left out. */
export type FormParts = Record<string, string | Blob | readonly File[] | null | undefined>

/** The values of one part: several for a list of files. */
function valuesOf(part: FormParts[string]): readonly (string | Blob)[] {
  if (part === null || part === undefined) return []
  return typeof part === 'string' || part instanceof Blob ? [part] : part
}

function formDataOf(parts: FormParts): FormData {
  const formData = new FormData()
  for (const [name, part] of Object.entries(parts)) {
    for (const value of valuesOf(part)) formData.append(name, value)
  }
  return formData
}

/** Sends multipart form data, with progress. Resolves as {@link call} does. */
export function upload<Name extends CallName>(
  name: Name,
  parts: FormParts,
  options: UploadOptions = {},
): Promise<Outcome<Name>> {
  const { params, signal: callerSignal, onProgress } = options
  const url = requestUrl(calls[name], undefined, params)
  const formData = formDataOf(parts)
  const attempt = () => trackSlowCall(callerSignal, (signal) => sendForm(name, { url, formData, signal, onProgress }))
  return withSession(name, attempt, options)
}

interface FormRequest extends Pick<UploadOptions, 'onProgress'> {
  url: string
  formData: FormData
  signal: AbortSignal
}

/** Sends one upload, with XMLHttpRequest because `fetch` reports no upload progress. */
function sendForm<Name extends CallName>(name: Name, form: FormRequest): Promise<Outcome<Name>> {
  const { url, formData, signal, onProgress } = form
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', url)
    request.withCredentials = true
    for (const [header, value] of Object.entries(sessionHeaders())) request.setRequestHeader(header, value)
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(Math.round((event.loaded / event.total) * 100))
    }
    request.onload = () => {
      const isOk = request.status >= 200 && request.status < 300
      resolve(parseResponse<ResponseOf<Name>>(calls[name], isOk, request.responseText))
    }
    request.onerror = () => resolve(null)
    request.onabort = () => resolve(null)
    signal.addEventListener('abort', () => request.abort(), { once: true })
    // Aborting a request that is not sent yet raises no `abort` event.
    if (signal.aborted) resolve(null)
    else request.send(formData)
  })
}
