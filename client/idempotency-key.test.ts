import { expect, it } from 'vitest'
import { z } from 'zod'
import { newIdempotencyKey } from './idempotency-key'

it('makes a different version 4 UUID on each call', () => {
  const keys = Array.from({ length: 500 }, newIdempotencyKey)
  for (const key of keys) expect(z.uuidv4().safeParse(key).success).toBe(true)
  expect(new Set(keys).size).toBe(keys.length)
})
