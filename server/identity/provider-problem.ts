import { DrizzleQueryError } from 'drizzle-orm'
import { z } from 'zod'

/** The loggable fields of errors of OAuth 2.0, TLS and the network. */
const details = z
  .object({ code: z.string(), status: z.number(), error: z.string(), error_description: z.string() })
  .partial()
  .catch({})

/** The error of an issuer that differs from the configured one. */
const wrongIssuer = z.object({ expected: z.string(), body: z.object({ issuer: z.string() }) })

/** The error of a failed sign-in and its causes, for the log: without tokens, codes, claims or query parameters. */
export function providerProblem(error: unknown): string[] {
  const issuer = wrongIssuer.safeParse(error).data
  if (issuer) return [`expected issuer ${issuer.expected}, found ${issuer.body.issuer}`]
  if (error instanceof Response) return [`${error.status} from ${error.url}`]
  if (error instanceof DrizzleQueryError) return [`the database · ${details.parse(error.cause).code}`]
  if (!(error instanceof Error)) return []
  const { code, status, error: oauthError, error_description: description } = details.parse(error)
  const words = [error.name, code, status, error.message, oauthError, description]
  return [words.filter(Boolean).join(' · '), ...providerProblem(error.cause)]
}
