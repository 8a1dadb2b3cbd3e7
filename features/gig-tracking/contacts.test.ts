import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chatLink, mailLink } from './contacts'

const company = { companyName: 'Fish & Chips? 100%' }

describe('chatLink', () => {
  it('GT-07 links to the applicant’s chat by digits only', () => {
    expect(chatLink('+61 412345678')).toBe('https://wa.me/61412345678')
    expect(chatLink('+61 0412345678')).toBe('https://wa.me/61412345678')
    expect(chatLink('+1684 5551234')).toBe('https://wa.me/16845551234')
  })

  it('GT-07 is null without a phone number', () => {
    for (const none of [null, '', '+61', '+61 ']) expect(chatLink(none)).toBeNull()
  })
})

describe('mailLink', () => {
  const partsOf = (link: string) => {
    const [to = '', query = ''] = link.replace(/^mailto:/, '').split('?')
    return { to: decodeURIComponent(to), query: new URLSearchParams(query.replaceAll('+', '%2B')) }
  }

  it('GT-08 addresses the applicant with a copy to support, a subject and a greeting', () => {
    const gig = { jobTitle: 'Weekend barista', company: { companyName: 'Corner' } }
    expect(mailLink({ to: 'mai@uni.example', copyTo: 'help@gigs.example', gig })).toBe(
      'mailto:mai@uni.example?cc=help@gigs.example&subject=Weekend%20barista%20at%20Corner&body=Hello%20There!',
    )
  })

  it('GT-08 escapes any title and address so that they decode unchanged', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.emailAddress(), fc.emailAddress(), (jobTitle, to, copyTo) => {
        const { to: read, query } = partsOf(mailLink({ to, copyTo, gig: { jobTitle, company } }))
        expect(read).toBe(to)
        expect(Object.fromEntries(query)).toEqual({
          cc: copyTo,
          subject: `${jobTitle} at Fish & Chips? 100%`,
          body: 'Hello There!',
        })
      }),
    )
  })
})
