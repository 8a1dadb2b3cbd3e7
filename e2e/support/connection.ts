import type { CDPSession, Page } from '@playwright/test'

/** A page's way to the server, which a test makes slow or cuts. */
export class Connection {
  readonly #session: CDPSession

  private constructor(session: CDPSession) {
    this.#session = session
  }

  static async of(page: Page): Promise<Connection> {
    return new Connection(await page.context().newCDPSession(page))
  }

  #conditions(offline: boolean, uploadThroughput: number) {
    const conditions = { offline, latency: 0, downloadThroughput: -1, uploadThroughput }
    return this.#session.send('Network.emulateNetworkConditions', conditions)
  }

  /** What is sent takes its time, in bytes a second. */
  async slow(bytesPerSecond = 300_000): Promise<void> {
    await this.#conditions(false, bytesPerSecond)
  }

  /** Nothing gets through, and what is on its way is lost. */
  async drop(): Promise<void> {
    await this.#conditions(true, -1)
  }

  /** As if nothing had been. */
  async restore(): Promise<void> {
    await this.#conditions(false, -1)
  }
}
