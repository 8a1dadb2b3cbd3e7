import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type ReviewedContent, type ReviewRule, reasonsForReview, reasonsOfEdit, reviewRules } from './review-rules.ts'
import { toWireTime } from './time-of-day.ts'

const day = '2026-11-21'
const barista: ReviewedContent = {
  jobTitle: 'Weekend barista',
  jobType: 'Casual',
  jobSummary: ['Coffee and a smile'],
  jobDescription: '<p>Make coffee in a small cafe.</p>',
  keywords: ['Hospo'],
  detailedAddress: null,
  payRangeStart: 34,
  payRangeEnd: 36,
  payType: 'Per Hour',
  Shift: [],
}

const openings: Record<ReviewRule['id'], string> = {
  'asks-payment': 'It seems to ask students for money',
  'asks-documents': 'It seems to ask for a passport',
  'sends-to-messenger': 'It seems to send students to a messenger',
  'pay-far-off': 'Its pay is far from usual',
}
/** The ids of the matching rules, identified by how their reasons begin. */
function trippedBy(content: Partial<ReviewedContent>): (ReviewRule['id'] | undefined)[] {
  const reasons = reasonsForReview({ ...barista, ...content }, day)
  return reasons.map((reason) => reviewRules.find(({ id }) => reason.startsWith(openings[id]))?.id)
}

const tripping: Record<Exclude<ReviewRule['id'], 'pay-far-off'>, string[]> = {
  'asks-payment': [
    'There is a $50 registration fee.',
    'A refundable deposit is needed for the uniform.',
    "You'll pay for your training first.",
    'Applicants must pay a bond of $200.',
    'You need to pay upfront and we refund you later',
    'Transfer $80 to secure your place',
    'Pay us by Friday to hold the shift',
    'Buy gift cards and send us the codes',
    'Please deposit 100 in bitcoin',
    'Buy a starter kit before your first day',
    'Students are required to pay a police check fee',
    'No need to worry about anything, there is just a $50 registration fee',
    'No experience needed, you pay a $50 registration fee.',
    'No experience needed: pay us a $100 deposit to start.',
    'Pay a $50 deposit to secure your spot',
    'There is a $30 fee for the induction',
    "There's a small fee of $20",
    'A bond holds your place',
    'We charge a $15 joining fee',
    'Customers pay at the counter, and you pay a $50 deposit',
    'Customers pay us well, but there is a deposit for your uniform',
  ],
  'asks-documents': [
    'Send a photo of your passport to apply.',
    'Please provide your tax file number with your letter',
    'Email us your bank details so we can pay you',
    'Include your TFN',
    'We need a copy of your passport',
    'We need your bank account number.',
    'Bring your passport and a smile',
    'Passport number required to apply',
    'Upload a selfie with your passport',
    'Send your BSB and account number',
    'Share your credit card so that we can check it',
    'Send your pass\u00adport',
    "You don't need experience, just send a copy of your passport",
    "We'll never ask for your bank details, but send your TFN",
    'Your TFN please',
    'Your bank details, please',
    'We ask for your passport',
    'Send us a photo of your driver licence',
    "Upload your driver's license and Medicare card",
    'Medicare card needed to apply',
    'Driver licence number required',
  ],
  'sends-to-messenger': [
    'Contact only by WhatsApp',
    'Message us on Telegram to apply',
    'Apply via WeChat',
    'Text me on Signal',
    'WhatsApp: +61 400 000 000',
    'Whatsapp me',
    'Add us on WeChat or Line',
    'Interviews are on What’s App',
    'https://wa.me/61400000000',
    'Telegram @easyjobs is not it, but t.me/easyjobs is',
    'Line ID easyjobs',
    'Contact our team on Telegram.',
    'Message our team on WhatsApp to apply.',
    'Reach us by Messenger',
    'Contact us by Facebook Messenger only',
    'DM us on Instagram',
    'DM us to apply',
    'Get in touch via Insta',
    'Message us on our Facebook page',
    'on Whats App',
    'Find us on Whats App',
    'Questions from customers: message me on WhatsApp 0412345678',
    'Answer customers on WhatsApp, and message me on WhatsApp',
    'Message me on WhatsApp, we answer questions of customers on WhatsApp',
  ],
}

const passing = [
  'You work on every bank holiday',
  'We pay into your bank account every Thursday.',
  'Cash register and passport photos shop',
  'You take passport photos and print them',
  'Help travellers at the passport counter',
  'No registration fee, no deposit.',
  'We cover the police check fee',
  'Your uniform and training are free',
  'The police check is paid by us',
  'Customers pay at the counter',
  'Pay attention to detail; you must pay attention',
  'You handle deposits at the till, and refunds',
  'We will pay you $34 an hour',
  'We pay $34 an hour, and $45 on Sundays',
  'Send us a letter about you',
  'Send me a photo of your work',
  'Processing payments and refunds at the till',
  'You deposit the takings at the bank',
  'You will transfer patients between wards',
  'Sell gift cards at Christmas',
  'Explain cryptocurrency to visitors of the museum',
  "We'll never ask for your passport or bank details",
  'Bank teller for a busy branch',
  'Answer questions of customers on WhatsApp',
  'We chat with guests all day',
  'Follow the traffic signal',
  'Work by the signal box of the old railway',
  'Give clear signals to drivers',
  'Stand in line with the others',
  'Discord in the choir is welcome',
  'Run our Snapchat and Instagram channels',
  'Credit card and cash payments at the till',
  'Message us here with questions',
  "You handle customers' deposits",
  'A fee-free uniform',
  'We never charge a training fee',
  'There is a $5 entry fee for visitors, which you collect',
  'We charge guests a $20 deposit for glasses',
  'Explain to clients that there is a $50 bond for customers',
  'Weekly pay and deposit handling',
  'Driver licence required',
  'You need your driver licence to drive our van',
  'Bring your driver licence on the day',
  "We don't ask for your passport, TFN or driver licence",
  'Cards and passports are printed here',
  'our Instagram is @cafe',
  'Take photos for our Instagram and Facebook',
  'Reply to comments on Instagram',
  'Bike messenger, 3 days a week',
  'Apply to be a bike messenger',
  'Apply your eye for colour on Instagram',
  'Answer customers on Messenger and WhatsApp',
]

describe('the review rules', () => {
  for (const [id, texts] of Object.entries(tripping))
    it.each(texts)(`TR-01 ${id}: %j waits, wherever it is written`, (text) => {
      for (const content of [{ jobTitle: text }, { jobSummary: [text] }, { jobDescription: `<p>${text}</p>` }])
        expect(trippedBy(content)).toEqual([id])
    })

  it.each(passing)('TR-01 %j does not wait', (text) => {
    expect(reasonsForReview({ ...barista, jobSummary: [text] }, day)).toEqual([])
  })

  it('TR-01 quotes what was found, and says nothing else', () => {
    expect(reasonsForReview({ ...barista, jobDescription: '<p>Hi. Send <b>your passport</b>!</p>' }, day)).toEqual([
      "It seems to ask for a passport, tax file number or bank details: “Send your passport”. Ask for those only once you've hired somebody.",
    ])
  })

  it('TR-01 lists a reason for each rule that is tripped', () => {
    const content = { jobSummary: ['Send your TFN by WhatsApp.', 'Contact us on WhatsApp', 'A registration fee'] }
    expect(trippedBy({ ...content, payRangeEnd: 500 })).toEqual(reviewRules.map(({ id }) => id))
  })

  it.each(['\u200b', '\u2066', '\ufe0f', '\u034f', '\u3164'])(
    'TR-01 reads a word with the invisible %j in it',
    (hidden) => {
      expect(trippedBy({ jobTitle: `Pay u${hidden}s by Friday` })).toEqual(['asks-payment'])
    },
  )

  it('TR-01 finds what an edit adds to a text that the same rule matches', () => {
    const approved = { ...barista, payRangeEnd: 500, jobSummary: ['Bring your passport to the tour.'] }
    const added = (content: Partial<ReviewedContent>) => reasonsOfEdit(approved, { ...approved, ...content }, day).added
    expect(added({ jobTitle: 'Tour guide' })).toEqual([])
    expect(added({ jobDescription: '<p>Send a photo of your passport.</p>' })).toEqual([
      expect.stringContaining('“Send a photo of your passport”'),
    ])
    expect(added({ payRangeEnd: 600 })).toEqual([expect.stringContaining('$600')])
  })

  it('TR-01 terminates on long texts of any kind', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 200 }),
        fc.constantFrom('send your ', 'you must ', 'message ', '('),
        (a, b) => {
          const text = `${b.repeat(400)}${a}`
          expect(reasonsForReview({ ...barista, jobDescription: text }, day).length).toBeLessThanOrEqual(3)
        },
      ),
      { numRuns: 20 },
    )
  })
})

describe('pay far off', () => {
  const friday = { dayOfWeek: 'Friday', startTime: toWireTime('09:00'), endTime: toWireTime('17:00') } as const

  it.each([
    ['the minimum of casual work', { payRangeStart: 33.05, payRangeEnd: 33.05 }, false],
    ['a little below the minimum', { payRangeStart: 25, payRangeEnd: 30 }, false],
    ['two thirds of the minimum', { payRangeStart: 22.04, payRangeEnd: 30 }, false],
    ['less than two thirds', { payRangeStart: 22, payRangeEnd: 30 }, true],
    ['four times the minimum', { payRangeStart: 40, payRangeEnd: 132.2 }, false],
    ['more than four times', { payRangeStart: 40, payRangeEnd: 133 }, true],
    ['no pay yet', { payRangeStart: null, payRangeEnd: null, payType: null }, false],
    ['a flat rate without shifts', { payRangeStart: 9000, payRangeEnd: 9000, payType: 'Flat Rate' as const }, false],
    [
      'a fair flat rate',
      { payRangeStart: 300, payRangeEnd: 300, payType: 'Flat Rate' as const, Shift: [friday] },
      false,
    ],
    [
      'a flat rate for nothing',
      { payRangeStart: 60, payRangeEnd: 60, payType: 'Flat Rate' as const, Shift: [friday] },
      true,
    ],
  ])('TR-01 %s: %j waits: %s', (_, pay, isWaiting) => {
    expect(trippedBy(pay)).toEqual(isWaiting ? ['pay-far-off'] : [])
  })
})
