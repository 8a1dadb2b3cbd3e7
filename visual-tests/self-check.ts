import { compare } from './compare'
import { decode, encodeSmall, isIdentical } from './images'
import type { Photographer } from './session'
import type { Shot } from './shots'

/** One thing proved or disproved on a real story. */
export interface Proof {
  claim: string
  holds: boolean
}

/** Takes one story twice, and once more with a single pixel changed by the least there is. */
export async function selfCheck(shot: Shot, photographer: Photographer): Promise<Proof[]> {
  const first = await decode(await photographer.take(shot))
  const second = await decode(await photographer.take(shot))
  const kept = await decode(await encodeSmall(first))
  const touched = { ...first, data: Uint8Array.from(first.data) }
  const middle = (Math.floor(first.height / 2) * first.width + Math.floor(first.width / 2)) * 4
  touched.data[middle] = (touched.data[middle] ?? 0) ^ 1
  return [
    { claim: `${shot.key} taken twice: no difference`, holds: compare(first, second).different === 0 },
    { claim: 'recorded and read again: no difference', holds: isIdentical(first, kept) },
    { claim: 'one pixel changed by one step: one difference', holds: compare(first, touched).different === 1 },
  ]
}
