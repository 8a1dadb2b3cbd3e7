import { DrizzleQueryError } from 'drizzle-orm'
import { z } from 'zod'

/** What the errors of OAuth 2.0, of TLS and of the network tell beside their message. */
const details = z
  .object({ code: z.string(), status: z.number(), error: z.string(), error_description: z.string() })
  .partial()
  .catch({})

/** How a comparison with the settings is told that failed. */
const wrongIssuer = z.object({ expected: z.string(), body: z.object({ issuer: z.string() }) })

/**
 * What a log may say of a sign-in that failed: what went wrong, then why, as far down as is known. Never the tokens,
 * codes or claims it was about, nor the values of a query.
 */
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
