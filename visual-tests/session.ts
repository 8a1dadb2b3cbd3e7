import { type Baselines, byteBudget } from './baselines'
import { compare } from './compare'
import { decode, encode, encodeSmall, isIdentical } from './images'
import type { Shot } from './shots'

/** What takes pictures; a real browser page, or a test's stand-in. */
export interface Photographer {
  take: (shot: Shot) => Promise<Buffer>
  takeSettled: (shot: Shot) => Promise<Buffer>
}

/** How one shot went. */
export type Outcome = { key: string; storyId: string } & (
  | { kind: 'same' }
  | { kind: 'recorded' }
  | { kind: 'missing'; actual: Buffer }
  | { kind: 'different'; different: number; expected: Buffer; actual: Buffer; difference: Buffer }
  | { kind: 'failed'; reason: string }
)

/** The pictures of a run, and what is wrong with the set of baselines as a whole. */
export interface SessionResult {
  outcomes: Outcome[]
  /** Baselines no story asks for any more. */
  orphans: string[]
  /** The weight of all baselines, in bytes, when it is over the budget. */
  overBudget: number | undefined
}

export interface SessionOptions {
  shots: readonly Shot[]
  photographers: readonly Photographer[]
  baselines: Baselines
  /** Record instead of compare. */
  update: boolean
  /** Whether `shots` is everything, so that a baseline without a shot is an orphan. */
  complete: boolean
  /** Called after each shot. */
  onOutcome?: (outcome: Outcome) => void
}

async function check(shot: Shot, photographer: Photographer, baselines: Baselines): Promise<Outcome> {
  const { key, storyId } = shot
  const expected = baselines.read(key)
  if (!expected) return { key, storyId, kind: 'missing', actual: await photographer.takeSettled(shot) }
  const decoded = await decode(expected)
  if (isIdentical(decoded, await decode(await photographer.take(shot)))) return { key, storyId, kind: 'same' }
  // A difference is only believed of a page that provably came to rest.
  const actual = await photographer.takeSettled(shot)
  const { different, difference } = compare(decoded, await decode(actual))
  if (!difference) return { key, storyId, kind: 'same' }
  return { key, storyId, kind: 'different', different, expected, actual, difference: await encode(difference) }
}

async function record(shot: Shot, photographer: Photographer, baselines: Baselines): Promise<Outcome> {
  const { key, storyId } = shot
  const recorded = baselines.read(key)
  const actual = await decode(await photographer.takeSettled(shot))
  if (recorded && isIdentical(await decode(recorded), actual)) return { key, storyId, kind: 'same' }
  baselines.write(key, await encodeSmall(actual))
  return { key, storyId, kind: 'recorded' }
}

/** Takes every shot, all photographers working from one queue, and compares or records. */
export async function runSession(options: SessionOptions): Promise<SessionResult> {
  const { shots, photographers, baselines, update, complete, onOutcome } = options
  const outcomes: Outcome[] = []
  const queue = [...shots]
  const work = async (photographer: Photographer) => {
    for (let shot = queue.shift(); shot; shot = queue.shift()) {
      const { key, storyId } = shot
      const attempt = () => (update ? record : check)(shot, photographer, baselines)
      // A story may fail once for want of time on a busy machine; a difference is never tried away.
      const outcome = await attempt()
        .catch(attempt)
        .catch(
          (error: unknown): Outcome => ({
            key,
            storyId,
            kind: 'failed',
            reason: error instanceof Error ? error.message : String(error),
          }),
        )
      outcomes.push(outcome)
      onOutcome?.(outcome)
    }
  }
  await Promise.all(photographers.map(work))
  outcomes.sort((a, b) => a.key.localeCompare(b.key))

  const asked = new Set(shots.map(({ key }) => key))
  const orphans = complete ? baselines.keys().filter((key) => !asked.has(key)) : []
  if (update) for (const orphan of orphans) baselines.remove(orphan)
  const bytes = baselines.bytes()
  return { outcomes, orphans: update ? [] : orphans, overBudget: bytes > byteBudget ? bytes : undefined }
}

/** What must be looked at, in words; empty when everything is as recorded. */
export function problemsOf({ outcomes, orphans, overBudget }: SessionResult): string[] {
  const ofShots = outcomes.flatMap((outcome) => {
    switch (outcome.kind) {
      case 'different':
        return `${outcome.key} differs in ${outcome.different} pixel${outcome.different === 1 ? '' : 's'}`
      case 'missing':
        return `${outcome.key} has no baseline; look at it, then record it with --update`
      case 'failed':
        // A play function's whole message is in the report; its first line says which check failed.
        return `${outcome.key} could not be pictured: ${outcome.reason.split('\n')[0]}`
      default:
        return []
    }
  })
  return [
    ...ofShots,
    ...orphans.map((key) => `${key} has a baseline but no story; --update removes it`),
    ...(overBudget ? [`The baselines weigh ${overBudget} bytes, over the budget of ${byteBudget}`] : []),
  ]
}
