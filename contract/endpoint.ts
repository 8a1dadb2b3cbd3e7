import { z } from 'zod'
import { limits } from '@/domain'
import type { Call } from './calls/call.ts'

/** A file part of a multipart call. */
export interface FilePart {
  maxBytes: number
  types: readonly string[]
  /** The most files with this part's name. Default 1. */
  maxCount?: number
}

/** The definition of an API call, for the server and its documentation. The browser has the part that is a `Call`. */
export interface Endpoint extends Call {
  request: z.core.$ZodType
  files?: Record<string, FilePart>
  /** The largest body without files, in bytes. */
  maxBytes: number
  /** Calls a minute of one account, or where anyone may call of one network. Further calls get 429. Null: no limit. */
  perMinute: number | null
  /** Whether a suspended business may call too; otherwise it gets 403. Default false. */
  whileSuspended?: true
  /** The call's effect and its errors. */
  doc: string
}

/** Calls a minute of a network before sign-in: a campus shares one address, and 500 students may come at once. */
export const campusPerMinute = 3_000
/** The request of a call without input. */
export const noInput = z.undefined()
/** A file part for an image. */
export const image = (maxBytes: number): FilePart => ({ maxBytes, types: ['image/jpeg', 'image/png', 'image/webp'] })
/** Limits of GET calls. */
export const readDefaults = { request: noInput, maxBytes: 0, perMinute: 120 } as const
/** Limits of POST calls. */
export const writeDefaults = { request: noInput, maxBytes: limits.jsonBytes, perMinute: 60 } as const
export const beaconDefaults = { ...writeDefaults, maxBytes: limits.beaconBytes } as const
/** Limits of POST calls before sign-in. Bodies are small, since anybody has the server parse them. */
export const visitorDefaults = { ...beaconDefaults, perMinute: campusPerMinute } as const
