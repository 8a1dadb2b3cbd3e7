import { type Baselines, byteBudget } from './baselines'
import { compare } from './compare'
import { decode, encode, encodeSmall, isIdentical, type RawImage } from './images'
import { rowsOf, type Shot } from './shots'

/** What takes pictures; a real browser page, or a test's stand-in. */
export interface Photographer {
  /** Shows a story without a picture. */
  play: (shot: Shot) => Promise<void>
  /** A picture taken quickly. What it shows may still move, or carry a trace of the story before. */
  take: (shot: Shot) => Promise<Buffer>
  /** A picture of a page loaded for this story alone, which provably came to rest. */
  takeSettled: (shot: Shot) => Promise<Buffer>
}

/** How one shot went. */
export type Outcome = { key: string; storyId: string } & (
  | { kind: 'same' }
  | { kind: 'played' }
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

/** Whether the quick picture is the recorded one already. It may only say so of one that is the same in every byte. */
async function isAsRecorded(shot: Shot, photographer: Photographer, recorded: RawImage): Promise<boolean> {
  return isIdentical(recorded, await decode(await photographer.take(shot)))
}

async function check(shot: Shot, photographer: Photographer, baselines: Baselines): Promise<Outcome> {
  const { key, storyId } = shot
  const expected = baselines.read(key)
  if (!expected) return { key, storyId, kind: 'missing', actual: await photographer.takeSettled(shot) }
  const decoded = await decode(expected)
  if (await isAsRecorded(shot, photographer, decoded)) return { key, storyId, kind: 'same' }
  // A difference is only believed of a page that provably came to rest, and when another such page shows one too: a
  // busy machine may draw the edge of a shadow one step lighter once, what somebody changed is there every time.
  if (isIdentical(decoded, await decode(await photographer.takeSettled(shot)))) return { key, storyId, kind: 'same' }
  const actual = await photographer.takeSettled(shot)
  const { different, difference } = compare(decoded, await decode(actual))
  if (!difference) return { key, storyId, kind: 'same' }
  return { key, storyId, kind: 'different', different, expected, actual, difference: await encode(difference) }
}

async function record(shot: Shot, photographer: Photographer, baselines: Baselines): Promise<Outcome> {
  const { key, storyId } = shot
  const before = baselines.read(key)
  const recorded = before && (await decode(before))
  if (recorded && (await isAsRecorded(shot, photographer, recorded))) return { key, storyId, kind: 'same' }
  const actual = await decode(await photographer.takeSettled(shot))
  if (recorded && isIdentical(recorded, actual)) return { key, storyId, kind: 'same' }
  baselines.write(key, await encodeSmall(actual))
  return { key, storyId, kind: 'recorded' }
}

async function play(shot: Shot, photographer: Photographer): Promise<Outcome> {
  await photographer.play(shot)
  return { key: shot.key, storyId: shot.storyId, kind: 'played' }
}

/** Takes every shot, all photographers working from one queue of rows, and compares or records. */
export async function runSession(options: SessionOptions): Promise<SessionResult> {
  const { shots, photographers, baselines, update, complete, onOutcome } = options
  const outcomes: Outcome[] = []
  const queue = rowsOf(shots)
  const look = update ? record : check
  const take = async (row: readonly Shot[], photographer: Photographer) => {
    for (const shot of row) {
      const { key, storyId } = shot
      const attempt = () => (shot.pictured ? look : play)(shot, photographer, baselines)
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
  const work = async (photographer: Photographer) => {
    for (let row = queue.shift(); row; row = queue.shift()) await take(row, photographer)
  }
  await Promise.all(photographers.map(work))
  outcomes.sort((a, b) => a.key.localeCompare(b.key))

  const asked = new Set(shots.filter(({ pictured }) => pictured).map(({ key }) => key))
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
        return `${outcome.key} failed: ${outcome.reason.split('\n')[0]}`
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
