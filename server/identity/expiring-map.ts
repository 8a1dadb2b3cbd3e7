/** A map whose entries go by themselves, and which never holds more than so many. */
export class ExpiringMap<Value> {
  readonly #entries = new Map<string, { value: Value; expiresAt: number }>()
  readonly #capacity: number
  readonly #now: () => number

  /** @param capacity entries kept at most; beyond it the oldest go first */
  constructor(capacity: number, now: () => number) {
    this.#capacity = capacity
    this.#now = now
  }

  /** The value of a key that has not expired. */
  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (entry.expiresAt > this.#now()) return entry.value
    this.#entries.delete(key)
    return undefined
  }

  /** Keeps a value for so many milliseconds. */
  set(key: string, value: Value, milliseconds: number): void {
    this.#entries.delete(key)
    this.#entries.set(key, { value, expiresAt: this.#now() + milliseconds })
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
