import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

/** How hard a password is to guess from what is stored of it: scrypt's parameters. */
export interface PasswordCost {
  /** Work and memory, a power of two. */
  N: number
  /** Block size. */
  r: number
  /** How many times over. */
  p: number
}

/** One of OWASP's parameter sets for scrypt, the one that takes the least memory: 128 · N · r bytes, 32 MB. */
export const strongCost: PasswordCost = { N: 2 ** 15, r: 8, p: 3 }
const keyBytes = 32

function derive(password: string, salt: Buffer, { N, r, p }: PasswordCost) {
  return new Promise<Buffer>((resolve, reject) => {
    const options = { N, r, p, maxmem: 256 * N * r }
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** What is stored of a password: `scrypt$N$r$p$salt$key`, with a salt of its own. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$')
}

/**
 * Whether a password is the one that was hashed, at the cost it was hashed with. Without a hash it takes the time
 * of one of this cost and says no, so that nobody can tell by the clock whether an account exists.
 */
export async function verifyPassword(password: string, stored: string | null, cost: PasswordCost): Promise<boolean> {
  const match = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored ?? '')
  const [, N, r, p, salt = '', key = ''] = match ?? []
  const parameters = match ? { N: Number(N), r: Number(r), p: Number(p) } : cost
  const derived = await derive(password, Buffer.from(salt, 'base64url'), parameters)
  const expected = match ? Buffer.from(key, 'base64url') : Buffer.alloc(keyBytes)
  return timingSafeEqual(derived, expected) && match !== null
}
