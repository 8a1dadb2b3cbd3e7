import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { busyCores, WorkQueue } from '../http/work-queue.ts'

/** The parameters of argon2id, which set the cost of guessing a stored password. It uses one thread. */
export interface PasswordCost {
  memoryKib: number
  /** Passes over the memory. */
  passes: number
}

/** The first of OWASP's parameter sets for argon2id that fits a small server: 19 MiB a hash. */
export const strongCost: PasswordCost = { memoryKib: 19 * 1024, passes: 2 }

/** Two threads of four stay free for what else Node does off its main thread, such as reading files. */
const queueOptions = { maxRunning: busyCores, maxWaiting: 32, retryAfterSeconds: 2 }

/** The outcome of {@link Passwords.verify}. */
export interface Verification {
  isCorrect: boolean
  /** The correct password's hash at the current cost, to be stored in place of one at a lower cost; null otherwise. */
  renewedHash: string | null
}

/**
 * Hashes passwords, two at a time at most for the whole server. Both functions reject with an HttpFailure 503 when too many
 * calls wait already, and with `ClientGone` when the client goes before its turn.
 */
export interface Passwords {
  /** The text to store for a password: argon2id with its parameters and a random salt, in the PHC string format. */
  hash: (password: string, clientGone?: AbortSignal) => Promise<string>
  /**
   * Compares a password with a stored hash at the cost that the hash names. Without a hash the password is wrong after the
   * same work, so that the response time does not reveal whether an account exists.
   */
  verify: (password: string, stored: string | null, clientGone?: AbortSignal) => Promise<Verification>
}

/** @param cost of new hashes */
export function createPasswords(cost: PasswordCost): Passwords {
  const queue = new WorkQueue(queueOptions)
  const decoy = decoyHash(cost)
  const options = { memoryCost: cost.memoryKib, timeCost: cost.passes, parallelism: 1 }

  return {
    hash: (password, clientGone) => queue.run(() => hash(normalise(password), options), clientGone),
    verify: (password, stored, clientGone) =>
      queue.run(async () => {
        const isCorrect = await matches(normalise(password), stored ?? decoy, decoy)
        const isCurrent = stored?.startsWith(parametersOf(cost)) ?? true
        return { isCorrect, renewedHash: isCorrect && !isCurrent ? await hash(normalise(password), options) : null }
      }, clientGone),
  }
}

/** The same password typed on another keyboard may be composed of other code points. */
const normalise = (password: string) => password.normalize('NFKC')

const parametersOf = ({ memoryKib, passes }: PasswordCost) => `$argon2id$v=19$m=${memoryKib},t=${passes},p=1$`

/** A well-formed hash that no password has. */
export function decoyHash(cost: PasswordCost): string {
  const toText = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '')
  return `${parametersOf(cost)}${toText(16)}$${toText(32)}`
}

const argon2Hash = /^\$argon2id\$v=19\$m=\d+,t=\d+,p=\d+\$[\w+/]+\$[\w+/]+$/

/** A stored text that is not a hash takes as long to check as any hash, and matches no password. */
async function matches(password: string, stored: string, decoy: string): Promise<boolean> {
  const older = parseScryptHash(stored)
  if (older) return timingSafeEqual(await deriveByScrypt(password, older), older.key)
  return verify(argon2Hash.test(stored) ? stored : decoy, password)
}

/** The parts of a hash from before argon2id, `scrypt$N$r$p$salt$key`. Sign-ins replace them. */
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
    // Twice the bytes it takes, because Node's own limit of 32 MB is just too low for the parameters that were used.
    const options = { N, r, p, maxmem: 2 * 128 * N * r }
    scrypt(password, salt, key.length, options, (error, derived) => (error ? reject(error) : resolve(derived)))
  })
}
