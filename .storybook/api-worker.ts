import type { SetupWorkerApi } from 'msw/browser'
import { emptyFile } from '../stories/handlers/empty-file'

/** The calls of the current story that had no handler. */
const unhandledCalls: string[] = []

/** Starts the service worker that answers a story's calls. A call to `/api` without a handler is an error. */
export async function startApiWorker(): Promise<SetupWorkerApi> {
  const { setupWorker } = await import('msw/browser')
  const worker = setupWorker(emptyFile)
  await worker.start({
    quiet: true,
    onUnhandledRequest(request, print) {
      const { pathname } = new URL(request.url)
      if (!pathname.startsWith('/api')) return
      unhandledCalls.push(`${request.method} ${pathname}`)
      print.error()
    },
  })
  return worker
}

/** Fails the story that made a call without a handler: a screen would otherwise only show its error state. */
export function failOnUnhandledCalls(): void {
  const calls = unhandledCalls.splice(0)
  if (calls.length > 0) {
    throw new Error(`No handler for ${calls.join(', ')}. Give the story one with parameters.msw.handlers.`)
  }
}

/** Forgets calls of the previous story. */
export function forgetUnhandledCalls(): void {
  unhandledCalls.length = 0
}
