import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** 32 MiB of memory three times over: OWASP's recommendation for scrypt on servers that serve many. */
const cost = { N: 2 ** 15, r: 8, p: 3 }
const keyBytes = 32
const saltBytes = 16

function derive(password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r }
  return new Promise((resolve, reject) => {
    // The same word can be typed in more than one Unicode form.
    scrypt(password.normalize('NFKC'), salt, keyBytes, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

/** The password's salted hash with its parameters: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const key = await derive(password, salt, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$')
}

/** A hash no password has: {@link verifyPassword} with it takes as long as with a real one. */
const nobodys = `scrypt$${cost.N}$${cost.r}$${cost.p}$${Buffer.alloc(saltBytes).toString('base64')}$`

/** Whether the password has this hash. Without a hash it takes as long and is false, so that time tells nothing. */
export async function verifyPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, N = '', r = '', p = '', salt = '', key = ''] = (hash ?? nobodys).split('$')
  const expected = Buffer.from(key, 'base64')
  const actual = await derive(password, Buffer.from(salt, 'base64'), { N: Number(N), r: Number(r), p: Number(p) })
  return actual.length === expected.length && timingSafeEqual(actual, expected)
}
