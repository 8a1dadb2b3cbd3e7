/** A map with a maximum size whose entries expire. */
export class ExpiringMap<Value> {
  readonly #entries = new Map<string, { value: Value; expiresAtMs: number }>()
  readonly #capacity: number
  readonly #nowMs: () => number

  /**
   * @param capacity the most entries; one more removes expired entries, then the oldest
   * @param nowMs the current time in milliseconds
   */
  constructor(capacity: number, nowMs: () => number) {
    this.#capacity = capacity
    this.#nowMs = nowMs
  }

  /** The value of a key; undefined once it has expired. */
  get(key: string): Value | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    if (entry.expiresAtMs > this.#nowMs()) return entry.value
    this.#entries.delete(key)
    return undefined
  }

  /** Sets a value, which expires after a number of milliseconds. */
  set(key: string, value: Value, lifetimeMs: number): void {
    this.#entries.delete(key)
    this.#entries.set(key, { value, expiresAtMs: this.#nowMs() + lifetimeMs })
    if (this.#entries.size > this.#capacity) this.#makeRoom()
  }

  delete(key: string): void {
    this.#entries.delete(key)
  }

  /** All keys, oldest entry first, including those of expired entries. */
  keys(): string[] {
    return [...this.#entries.keys()]
  }

  #makeRoom(): void {
    const nowMs = this.#nowMs()
    for (const [key, entry] of this.#entries) {
      if (entry.expiresAtMs <= nowMs) this.#entries.delete(key)
    }
    for (const key of this.#entries.keys()) {
      if (this.#entries.size <= this.#capacity) return
      this.#entries.delete(key)
    }
  }
}
