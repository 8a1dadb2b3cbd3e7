import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { Baselines } from './baselines'
import { encode, encodeSmall, type RawImage } from './images'
import { matchSnapshot } from './snapshot'

/** A picture in which only `shade` varies. */
function screen(shade: number): RawImage {
  const data = new Uint8Array(20 * 10 * 4).fill(255)
  for (let pixel = 0; pixel < 200; pixel += 1) data.set([shade, (pixel * 7) % 256, 90], pixel * 4)
  return { width: 20, height: 10, data }
}

function withOnePixelChanged(image: RawImage): RawImage {
  const data = Uint8Array.from(image.data)
  data[40] = (data[40] ?? 0) ^ 1
  return { ...image, data }
}

describe('matching a picture with its baseline', () => {
  const key = 'ui-button--primary.phone'
  let folder: string
  let baselines: Baselines

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'campus-gigs-visual-'))
    baselines = new Baselines(join(folder, 'baselines'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  /** Captures the pictures in order, then the last one again and again. @returns the number of captures */
  const match = async (pictures: readonly RawImage[], update = false) => {
    let captures = 0
    await matchSnapshot({
      key,
      baselines,
      update,
      output: join(folder, 'output'),
      capture: async () => {
        const picture = pictures[Math.min(captures, pictures.length - 1)]
        captures += 1
        if (!picture) throw new Error('There is no picture to show.')
        return encode(picture)
      },
    })
    return captures
  }

  it('captures once when the picture equals the baseline', async () => {
    await match([screen(3)], true)
    expect(await match([screen(3)])).toBe(1)
  })

  it('fails when one pixel differs by one step, and names the three pictures', async () => {
    await match([screen(3)], true)
    await expect(match([withOnePixelChanged(screen(3))])).rejects.toThrow(`${key} differs in 1 pixel.`)
    for (const name of ['expected', 'actual', 'difference']) {
      expect(existsSync(join(folder, 'output', `${key}.${name}.png`)), name).toBe(true)
    }
  })

  it('waits for a late repaint, and compares the stable picture', async () => {
    await match([screen(3)], true)
    expect(await match([screen(1), screen(2), screen(3)])).toBe(3)
    await expect(match([screen(1), screen(2), screen(4)])).rejects.toThrow('differs in 200 pixels')
  })

  it('does not decode a capture that was recorded as equal', async () => {
    baselines.write(key, Buffer.from('no picture'))
    await expect(match([screen(3)])).rejects.toThrow('unsupported image format')
    baselines.writeCapture(key, await encode(screen(3)))
    await match([screen(3)])
  })

  it('compares again when the baseline has changed since a capture was equal to it', async () => {
    await match([screen(3)], true)
    baselines.write(key, await encodeSmall(screen(4)))
    await expect(match([screen(3)])).rejects.toThrow('differs in 200 pixels')
  })

  it('removes the digests of deleted baselines', async () => {
    const digests = () => Object.keys(JSON.parse(readFileSync(join(baselines.folder, 'captures.json'), 'utf8')))
    await match([screen(3)], true)
    expect(digests()).toEqual([key])
    rmSync(join(baselines.folder, `${key}.webp`))
    baselines.write('ui-other', await encodeSmall(screen(4)))
    baselines.writeCapture('ui-other', await encode(screen(4)))
    expect(digests()).toEqual(['ui-other'])
  })

  it('fails without a baseline, and records none without `update`', async () => {
    await expect(match([screen(3)])).rejects.toThrow(`${key} has no baseline`)
    expect(baselines.keys()).toEqual([])
  })

  it('rewrites the baseline of a changed picture only', async () => {
    const path = join(baselines.folder, `${key}.webp`)
    await match([screen(3)], true)
    const before = readFileSync(path)
    await match([screen(3)], true)
    expect(readFileSync(path)).toEqual(before)
    await match([screen(4)], true)
    expect(readFileSync(path)).not.toEqual(before)
    await match([screen(4)])
  })
})
