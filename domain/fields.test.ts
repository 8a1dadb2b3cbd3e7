import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { isWebsite, jsonText, requiredText, websiteSchema, withScheme } from './fields'

describe('a website', () => {
  it.each([
    ['tinybean.com.au', 'https://tinybean.com.au'],
    ['  www.tinybean.com.au/menu?day=1#lunch ', 'https://www.tinybean.com.au/menu?day=1#lunch'],
    ['tinybean.com.au:8080', 'https://tinybean.com.au:8080'],
    ['bücher.example', 'https://bücher.example'],
    ['http://tinybean.com.au', 'http://tinybean.com.au'],
    ['HTTPS://TinyBean.com.au', 'HTTPS://TinyBean.com.au'],
  ])('PF-03 normalises %j to %j', (typed, taken) => {
    expect(withScheme(typed)).toBe(taken)
    expect(websiteSchema.parse(typed)).toBe(taken)
  })

  it.each([
    'tinybean',
    'tiny bean.com',
    'ada@tinybean.com.au',
    'https://ada@tinybean.com.au',
    '28.50',
    'javascript:alert(1)',
    'javascript:alert.call',
    'mailto:ada@tinybean.com.au',
    '//tinybean.com.au',
    'https://localhost',
  ])('PF-03 rejects %j', (typed) => {
    expect(websiteSchema.safeParse(typed).success).toBe(false)
  })

  it('PF-03 adds a scheme once, and changes no website that has one', () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        fc.pre(isWebsite(url))
        expect(withScheme(url)).toBe(url)
      }),
    )
    fc.assert(
      fc.property(fc.domain(), (domain) => {
        expect(withScheme(withScheme(domain))).toBe(withScheme(domain))
      }),
    )
  })
})

it('TR-09 parses JSON nested 32 deep, and rejects 33 levels before parsing', () => {
  const parse = vi.spyOn(JSON, 'parse')
  for (const [levels, isParsed] of [
    [32, true],
    [33, false],
  ] as const) {
    const text = '['.repeat(levels) + ']'.repeat(levels)
    expect(jsonText(z.unknown()).safeParse(text).success).toBe(isParsed)
    expect(parse.mock.calls.some(([parsed]) => parsed === text)).toBe(isParsed)
  }
})

describe('requiredText', () => {
  const name = requiredText('Enter a name.', 20)

  it.each([
    ['line breaks and repeated spaces', ' Ana\r\n\r\nYour  account\t', 'Ana Your account'],
    ['control characters', 'A\u0001na\u0007', 'Ana'],
    ['marks that reverse reading', '\u202eytisrevinU\u202c \u2067hsanoM\u2069', 'ytisrevinU hsanoM'],
  ])('TR-05 stores %s on one line', (_, typed, stored) => {
    expect(name.parse(typed)).toBe(stored)
  })

  it('refuses a text of white space', () => {
    expect(name.safeParse(' \n ').error?.issues[0]?.message).toBe('Enter a name.')
  })
})
