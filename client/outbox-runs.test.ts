import fc from 'fast-check'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { clock } from '@/domain'
import { createOutbox, type Delivery } from './outbox'
import { startClient } from './start'
import { stubBrowser } from './testing/browser-globals'

/*
 * The outbox in random scenarios of a page: it is killed, left, opened twice and offline, and its server fails or loses
 * answers. `OUTBOX_RUNS` is their number, by default 50: `npm run trust -- outbox` looks longer.
 */
const runs = Number(process.env.OUTBOX_RUNS ?? 50)

type Step =
  /** The person acts: an item is queued. */
  | { kind: 'add' }
  /** Time passes. */
  | { kind: 'wait'; ms: number }
  /** From now on the server answers so; `lost` stores the items, and its answer never arrives. */
  | { kind: 'server'; answer: Delivery | 'lost' | 'offline' }
  /** The tab's process ends without an event, and the page is opened again. */
  | { kind: 'kill' }
  /** The page is left in an orderly way, and opened again. */
  | { kind: 'leave' }
  /** The page is opened in another tab too. */
  | { kind: 'openTab' }
  /** The computer's clock is put back, as one that ran ahead is. */
  | { kind: 'clockBack'; ms: number }

const steps: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Step>({ kind: 'add' }) },
  { weight: 4, arbitrary: fc.integer({ min: 1, max: 25_000 }).map((ms): Step => ({ kind: 'wait', ms })) },
  {
    weight: 3,
    arbitrary: fc
      .constantFrom<Delivery | 'lost' | 'offline'>('sent', 'retry', 'lost', 'offline')
      .map((answer): Step => ({ kind: 'server', answer })),
  },
  fc.constant<Step>({ kind: 'kill' }),
  fc.constant<Step>({ kind: 'leave' }),
  fc.constant<Step>({ kind: 'openTab' }),
  fc.integer({ min: 1, max: 60_000 }).map((ms): Step => ({ kind: 'clockBack', ms })),
)

/** A server that stores each item once, by its number, in the order in which items first arrive. */
function idempotentServer() {
  const stored: number[] = []
  let answer: Delivery | 'lost' | 'offline' = 'sent'
  return {
    stored,
    setAnswer: (next: typeof answer) => {
      answer = next
    },
    async receive(items: readonly number[]): Promise<Delivery> {
      if (answer === 'offline') throw new TypeError('Failed to fetch')
      if (answer === 'retry') return 'retry'
      for (const item of items) if (!stored.includes(item)) stored.push(item)
      if (answer === 'lost') throw new TypeError('The connection was closed.')
      return answer
    },
  }
}

it('TR-11 stores each item once and in order, whatever happens to tab, network and server', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(steps, { minLength: 5, maxLength: 40 }), async (life) => {
      vi.useFakeTimers()
      clock.set('2026-11-21T01:30:00.000Z')
      const browser = stubBrowser()
      const server = idempotentServer()
      // What a killed tab would still do reaches nobody.
      let tabs: { stop: () => void; box: ReturnType<typeof open>['box'] }[] = []
      function open() {
        let isAlive = true
        const stop = startClient()
        const box = createOutbox<number>({
          name: 'runs',
          itemSchema: z.number(),
          delayMs: 10_000,
          send: (items) => (isAlive ? server.receive(items) : new Promise(() => {})),
        })
        box.setAccount('me')
        return {
          box,
          stop() {
            isAlive = false
            stop()
          },
        }
      }
      tabs.push(open())
      let added = 0
      for (const step of life) {
        if (step.kind === 'add') {
          added += 1
          tabs.at(-1)?.box.add(added)
        } else if (step.kind === 'wait') {
          clock.set(new Date(clock.now().getTime() + step.ms).toISOString())
          await vi.advanceTimersByTimeAsync(step.ms)
        } else if (step.kind === 'server') {
          server.setAnswer(step.answer)
          if (step.answer === 'sent') browser.comeOnline()
        } else if (step.kind === 'openTab') tabs.push(open())
        else if (step.kind === 'clockBack') clock.set(new Date(clock.now().getTime() - step.ms).toISOString())
        else {
          if (step.kind === 'leave') browser.hidePage()
          await vi.advanceTimersByTimeAsync(0)
          for (const { stop } of tabs) stop()
          tabs = [open()]
        }
      }
      server.setAnswer('sent')
      browser.comeOnline()
      await vi.advanceTimersByTimeAsync(60_000)
      for (const { stop } of tabs) stop()
      expect(server.stored).toEqual(Array.from({ length: added }, (_, index) => index + 1))
      // Other parts of the client, which the tests of this process have loaded, keep entries of their own.
      expect([...browser.entries.keys()].filter((key) => key.startsWith('campus-gigs:outbox:runs:'))).toEqual([])
    }),
    { numRuns: runs },
  )
}, 60_000)
