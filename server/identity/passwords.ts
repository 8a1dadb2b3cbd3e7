import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { WorkQueue } from '../http/work-queue.ts'

/** The parameters of argon2id, which determine the cost of guessing a stored password. Parallelism is always one. */
export interface PasswordCost {
  memoryKib: number
  /** Passes over the memory. */
  passes: number
}

/** Loads the native library at the first password, because a start needs no password. */
const loadArgon2 = () => import('@node-rs/argon2')

/** OWASP's first parameter set for argon2id that fits a small server: 19 MiB per hash. */
export const strongCost: PasswordCost = { memoryKib: 19 * 1024, passes: 2 }

/** At most two of libuv's four threads hash, so that two stay free for work such as file reads. */
const queueOptions = { maxRunning: 2, maxWaiting: 32, retryAfterSeconds: 2 }

/** The outcome of {@link Passwords.verify}. */
export interface Verification {
  isCorrect: boolean
  /** A hash of the correct password at the current cost, to replace one at another cost; null otherwise. */
  renewedHash: string | null
}

/**
 * Hashes passwords, at most two concurrently for the whole server. Both functions reject with an HttpFailure 503 when
 * the queue is full, and with `ClientGone` when the client disconnects while the call is queued.
 */
export interface Passwords {
  /** Resolves with the text to store: argon2id parameters, random salt and hash in the PHC string format. */
  hash: (password: string, clientGone?: AbortSignal) => Promise<string>
  /**
   * Verifies a password against a stored hash. Without a hash the password is wrong, but the same work is done, so that
   * the response time does not reveal whether an account exists.
   */
  verify: (password: string, stored: string | null, clientGone?: AbortSignal) => Promise<Verification>
}

/** @param cost the cost of new hashes */
export function createPasswords(cost: PasswordCost): Passwords {
  const queue = new WorkQueue(queueOptions)
  const decoy = decoyHash(cost)
  const options = { memoryCost: cost.memoryKib, timeCost: cost.passes, parallelism: 1 }
  const hash = async (password: string) => (await loadArgon2()).hash(normalise(password), options)

  return {
    hash: (password, clientGone) => queue.run(() => hash(password), clientGone),
    verify: (password, stored, clientGone) =>
      queue.run(async () => {
        const isCorrect = await matches(normalise(password), stored ?? decoy, decoy)
        const isCurrent = stored?.startsWith(parametersOf(cost)) ?? true
        return { isCorrect, renewedHash: isCorrect && !isCurrent ? await hash(password) : null }
      }, clientGone),
  }
}

/** Normalises a password, because keyboards compose the same character from different code points. */
const normalise = (password: string) => password.normalize('NFKC')

const parametersOf = ({ memoryKib, passes }: PasswordCost) => `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$`

/** A well-formed hash that no password matches. */
export function decoyHash(cost: PasswordCost): string {
  const toText = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '')
  return `${parametersOf(cost)}${toText(16)}$${toText(32)}`
}

/** A hash in the PHC string format: `$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>`. */
const argon2Hash = /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[\w+/]+\$[\w+/]+$/

/** Compares a password with a stored text. A malformed text takes as long as a hash, and matches no password. */
async function matches(password: string, stored: string, decoy: string): Promise<boolean> {
  const scryptHash = parseScryptHash(stored)
  if (scryptHash) return timingSafeEqual(await deriveByScrypt(password, scryptHash), scryptHash.key)
  const { verify } = await loadArgon2()
  return verify(argon2Hash.test(stored) ? stored : decoy, password)
}

/** A hash from before argon2id, `scrypt$N$r$p$salt$key`. The next sign-in replaces it. */
interface ScryptHash {
  N: number
  r: number
  p: number
  salt: Buffer
  key: Buffer
}

function parseScryptHash(stored: string): ScryptHash | null {
  const match = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/.exec(stored)
  if (!match) return null
  const [, N, r, p, salt = '', key = ''] = match
  return {
    N: Number(N),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  }
}

function deriveByScrypt(password: string, { N, r, p, salt, key }: ScryptHash): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Twice the required memory: Node's default limit of 32 MB is just below it.
    const options = { N, r, p, maxmem: 2 * 128 * N * r }
    scrypt(password, salt, key.length, options, (error, derived) => (error ? reject(error) : resolve(derived)))
  })
}
