import { type EndpointName, endpoints } from '@/contract'
import type { CallInput, ModelAnswer } from './marketplace/model.ts'

/** Calls a running server. @throws as `fetch` does when there is no response */
export async function callServer(
  url: URL,
  name: EndpointName,
  account: { token: string } | undefined,
  { payload, params = {}, parts }: CallInput = {},
): Promise<ModelAnswer> {
  const { method, path } = endpoints[name]
  const address = new URL(`/api/${path.replace(/:(\w+)/g, (_, key: string) => params[key] ?? '')}`, url)
  const headers: Record<string, string> = account ? { authorization: `Bearer ${account.token}` } : {}
  let body: FormData | string | undefined
  if (parts) {
    body = new FormData()
    for (const [part, value] of parts) body.append(part, value)
  } else if (method === 'POST') {
    headers['content-type'] = 'application/json'
    body = JSON.stringify({ data: payload })
  }
  const answer = await fetch(address, { method, headers, ...(body !== undefined && { body }) })
  const text = await answer.text()
  return { status: answer.status, body: parseJson(text) }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
