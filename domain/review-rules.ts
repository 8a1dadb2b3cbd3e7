import { textOf } from '@campus-gigs/ui/html'
import { formatDollars } from './dollars.ts'
import type { ListingContent } from './entities.ts'
import { hourlyPay } from './fair-pay.ts'
import { truncate } from './formats.ts'
import { documentWording, messengerWording, paymentWording, type Wording } from './review-wording.ts'

/** The fields of a listing that the review rules read. */
export type ReviewedContent = Readonly<
  Pick<
    ListingContent,
    'jobTitle' | 'jobType' | 'jobDescription' | 'detailedAddress' | 'payRangeStart' | 'payRangeEnd' | 'payType'
  >
> & {
  readonly jobSummary: readonly string[]
  readonly keywords: readonly string[]
  readonly Shift: readonly ListingContent['Shift'][number][]
}

/** A rule that makes a matching listing wait for review. */
export interface ReviewRule {
  id: 'asks-payment' | 'asks-documents' | 'sends-to-messenger' | 'pay-far-off'
  /** A description of the matches, for the documentation. */
  looksFor: string
}

/** A rule about the wording of a text. */
interface WordingRule extends ReviewRule {
  wording: Wording
  /** The sentence that tells the business what matched. `quote` is the matching part of its text. */
  reason: (quote: string) => string
}

/** The rules about wording, in the order of their reasons. */
const wordingRules: readonly WordingRule[] = [
  {
    id: 'asks-payment',
    looksFor: 'a fee, deposit or purchase asked of students, gift cards, cryptocurrency',
    wording: paymentWording,
    reason: (quote) => `It seems to ask students for money: “${quote}”. A gig never costs a student anything.`,
  },
  {
    id: 'asks-documents',
    looksFor: 'a passport, driver licence, Medicare card, tax file number, bank or card details asked of students',
    wording: documentWording,
    reason: (quote) =>
      `It seems to ask for a passport, tax file number or bank details: “${quote}”. Ask for those only once you've hired somebody.`,
  },
  {
    id: 'sends-to-messenger',
    looksFor: 'contact by WhatsApp, Telegram, WeChat, Signal, Messenger, direct messages or another messenger',
    wording: messengerWording,
    reason: (quote) => `It seems to send students to a messenger: “${quote}”. Students apply here.`,
  },
]

/** The bounds of plausible hourly pay, as multiples of the legal minimum. The rule below has them in words. */
const plausiblePay = { min: 2 / 3, max: 4 } as const

/** The rules that make a listing wait for review (TR-01). */
export const reviewRules: readonly ReviewRule[] = [
  ...wordingRules,
  {
    id: 'pay-far-off',
    looksFor: 'an hourly pay below two thirds of the legal minimum, or above four times the legal minimum',
  },
]

/**
 * The reasons for a listing to wait for review: a sentence per matching rule, in the rules' order.
 * @param day the day whose legal minimum applies, `YYYY-MM-DD` in Melbourne
 */
export function reasonsForReview(content: ReviewedContent, day: string): string[] {
  return [...reasonsOfTexts(textsOf(content)), ...reasonsOfPay(content, day)]
}

/** The {@link reasonsForReview} of a listing before and after an edit. */
export interface EditReasons {
  before: readonly string[]
  after: readonly string[]
  /** Those for the sentences and the pay that the listing did not have before. */
  added: readonly string[]
}

/** The reasons of an edit. @param day as for {@link reasonsForReview} */
export function reasonsOfEdit(current: ReviewedContent, edited: ReviewedContent, day: string): EditReasons {
  const before = reasonsForReview(current, day)
  const addedPay = reasonsOfPay(edited, day).filter((reason) => !before.includes(reason))
  return {
    before,
    after: reasonsForReview(edited, day),
    added: [...reasonsOfTexts(textsOf(edited), textsOf(current)), ...addedPay],
  }
}

const textsOf = ({ jobTitle, jobSummary, jobDescription, keywords, detailedAddress }: ReviewedContent): string[] => [
  jobTitle,
  ...jobSummary,
  ...keywords,
  detailedAddress ?? '',
  ...textOf(jobDescription).split('\n'),
]

/**
 * The reasons of the rules about wording: a sentence per rule that matches one of the texts, in the rules' order.
 * @param approvedTexts texts whose sentences match no rule. Default: none
 */
export function reasonsOfTexts(texts: readonly string[], approvedTexts: readonly string[] = []): string[] {
  const approvedSentences = new Set(approvedTexts.flatMap(sentencesOf))
  const sentences = texts.flatMap(sentencesOf).filter((sentence) => !approvedSentences.has(sentence))
  return wordingRules.flatMap(({ wording, reason }) => {
    const quote = findQuote(wording, sentences)
    return quote === null ? [] : [reason(quote)]
  })
}

/** Invisible characters, which could hide a word from the rules. */
const invisibleCharacters = /\p{Default_Ignorable_Code_Point}/gu

/** The sentences of a text, with plain apostrophes and spaces, and without invisible characters. */
function sentencesOf(text: string): string[] {
  const plain = text.normalize('NFKC').replace(invisibleCharacters, '').replace(/[‘’]/g, "'").replace(/\s+/g, ' ')
  return plain.split(/(?<=[.!?;])\s/)
}

/** A longer quote is shortened to this length. */
const maxQuoteCharacters = 80

/**
 * The first match of the wording in a clause without an excuse, by sentence and then by pattern; shortened for a reason.
 * Null without one.
 */
function findQuote({ patterns, excuse }: Wording, sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    for (const { 0: quote, index } of patterns.flatMap((pattern) => [...sentence.matchAll(pattern)])) {
      if (!excuse.test(clauseEndingAt(sentence, index + quote.length)))
        return truncate(quote.trim(), maxQuoteCharacters)
    }
  }
  return null
}

/** Punctuation and words that separate the clauses of a sentence. */
const clauseSeparator = /[,:;()–—]| - |\b(?:but|then|so|and (?:we|you|please|then))\b/gi

/** The clause of a sentence in which a match ends. @param matchEnd the position after its last character */
function clauseEndingAt(sentence: string, matchEnd: number): string {
  let start = 0
  for (const { 0: separator, index } of sentence.matchAll(clauseSeparator)) {
    if (index >= matchEnd) return sentence.slice(start, index)
    start = index + separator.length
  }
  return sentence.slice(start)
}

/** The reason for a listing whose hourly pay is far from plausible; none for other pay. */
function reasonsOfPay(content: ReviewedContent, day: string): string[] {
  const pay = findImplausiblePay(content, day)
  if (!pay) return []
  const offered = formatDollars(pay.offered)
  const minimum = formatDollars(pay.minimum)
  return [`Its pay is far from usual: ${offered} an hour, with a legal minimum of ${minimum}.`]
}

/**
 * The hourly pay outside the bounds of {@link plausiblePay}, and the legal minimum; null within the bounds. The lower
 * end of the pay range may be too low, the upper end too high.
 */
function findImplausiblePay(content: ReviewedContent, day: string): { offered: number; minimum: number } | null {
  const lowest = hourlyPay(content, day)
  if (lowest && lowest.offered < lowest.minimum * plausiblePay.min) return lowest
  // `hourlyPay` reads the start of the range only.
  const highest = hourlyPay({ ...content, payRangeStart: content.payRangeEnd }, day)
  return highest && highest.offered > highest.minimum * plausiblePay.max ? highest : null
}
