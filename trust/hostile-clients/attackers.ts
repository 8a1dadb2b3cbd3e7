// Runs the attackers in a separate process, so that they delay the honest client through the server only. Arguments:
// the server's address, the businesses' tokens separated by commas, and the kind of attack, or `all`. The process sends
// its parent the counts of finished attacks by result; the first counts, which are empty, tell the parent that it runs.
import { constants, getPriority, setPriority } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { type Attack, createAttacks } from '@/server/testing/hostile-attacks'

// Real attackers use other machines. These share the cores with the server and the honest client, so they run at the
// lowest priority. Minimum counts in `index.ts` check that the attack still happened. On a busy machine, start the part
// as root with `nice -n -19`: the server then has priority over other programs, and the attackers the same priority as
// them.
setPriority(Math.min(getPriority() + constants.priority.PRIORITY_LOW, constants.priority.PRIORITY_LOW))

const [address = '', tokenList = '', wanted = 'all'] = process.argv.slice(2)
/** The number of finished attacks by kind and result: a status or a word. */
const counts: Record<string, number> = {}

function count(kind: string, result: string): void {
  const key = `${kind}: ${result}`
  counts[key] = (counts[key] ?? 0) + 1
}

const attacks: Record<string, Attack> = await createAttacks({
  url: new URL(address),
  tokens: tokenList.split(','),
  onSlowBody: () => count('slow bodies', 'begun'),
})
const kinds = Object.entries(attacks).filter(([kind]) => wanted === 'all' || kind === wanted)
const attackers = wanted === 'all' ? 50 : 15

async function attackForever(index: number): Promise<never> {
  const [kind, attack] = kinds[index % kinds.length] ?? []
  if (!kind || !attack) throw new Error(`There is no attack of the kind ${wanted}.`)
  for (;;) {
    const startMs = performance.now()
    count(kind, await attack(index))
    // At most ten attacks a second: a quick refusal would otherwise be repeated without a pause.
    await wait(Math.max(0, 100 - (performance.now() - startMs)))
  }
}

const report = () => process.send?.(counts)
report()
setInterval(report, 250)
await Promise.all(Array.from({ length: attackers }, (_, index) => attackForever(index)))
