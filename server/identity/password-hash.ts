import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** scrypt's parameters, which set the cost of guessing a stored password. */
export interface PasswordCost {
  /** CPU and memory cost, a power of two. */
  N: number
  /** Block size. */
  r: number
  /** Parallelisation. */
  p: number
}

/** Of OWASP's parameter sets for scrypt, the one with the least memory: 128 · N · r bytes = 32 MB. */
export const strongCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 }
const keyBytes = 32

/** The parts of a stored hash. */
interface StoredHash {
  cost: PasswordCost
  salt: Buffer
  key: Buffer
}

function derive(password: string, salt: Buffer, { N, r, p }: PasswordCost) {
  return new Promise<Buffer>((resolve, reject) => {
    // Twice the bytes it takes, because Node's own limit of 32 MB is just too low for `strongCost`.
    const options = { N, r, p, maxmem: 2 * 128 * N * r }
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** The text to store for a password: `scrypt$N$r$p$salt$key`, with a random salt. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * Whether a password matches a stored hash, computed at the cost the hash names. Without a hash the answer is false
 * after a computation at `cost`, so that the response time does not reveal whether an account exists.
 */
export async function verifyPassword(password: string, stored: string | null, cost: PasswordCost): Promise<boolean> {
  const hash = parseHash(stored)
  if (!hash) {
    await derive(password, Buffer.alloc(0), cost)
    return false
  }
  return timingSafeEqual(await derive(password, hash.salt, hash.cost), hash.key)
}

/** Parses what {@link hashPassword} returned; null for any other text. */
function parseHash(stored: string | null): StoredHash | null {
  const match = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored ?? '')
  if (!match) return null
  const [, N, r, p, salt = '', key = ''] = match
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
}
