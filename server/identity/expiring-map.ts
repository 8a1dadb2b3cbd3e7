/** A map whose entries expire, and whose size is limited. */
export class ExpiringMap<Value> {
  readonly #entries = new Map<string, { value: Value; expiresAt: number }>()
  readonly #capacity: number
  readonly #now: () => number

  /** @param capacity the most entries it holds; one more drops expired entries, then the oldest */
  constructor(capacity: number, now: () => number) {
    this.#capacity = capacity
    this.#now = now
  }

  /** The value of a key; undefined once it has expired. */
  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (entry.expiresAt > this.#now()) return entry.value
    this.#entries.delete(key)
    return undefined
  }

  /** Sets a value, which expires after a number of milliseconds. */
  set(key: string, value: Value, lifetimeMs: number): void {
    this.#entries.delete(key)
    this.#entries.set(key, { value, expiresAt: this.#now() + lifetimeMs })
    if (this.#entries.size > this.#capacity) this.#makeRoom()
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }

  keys(): string[] {
    return [...this.#entries.keys()]
  }

  #makeRoom(): void {
    const now = this.#now()
    for (const [key, entry] of this.#entries) if (entry.expiresAt <= now) this.#entries.delete(key)
    for (const key of this.#entries.keys()) {
      if (this.#entries.size <= this.#capacity) return
      this.#entries.delete(key)
    }
  }
}
