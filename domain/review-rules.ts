import { textOf } from '@campus-gigs/ui/html'
import type { ListingContent } from './entities.ts'
import { hourlyPay } from './fair-pay.ts'
import { formatDollars, truncate } from './formats.ts'

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
  /** The sentence that tells the business what matched; null without a match. */
  reasonFor: (listing: ReviewedText) => string | null
}

/** A listing prepared for the rules. */
interface ReviewedText {
  content: ReviewedContent
  /** All texts of the listing, a sentence each. */
  sentences: readonly string[]
  /** The day whose legal minimum applies, `YYYY-MM-DD` in Melbourne. */
  day: string
}

/** A text rule matches a sentence that matches one of `patterns`, and not `unless`. */
interface TextPatterns {
  patterns: readonly RegExp[]
  unless?: RegExp
}

const feeNouns = '(?:fees?|deposits?|bonds?)'
const feePurposes =
  '(?:registration|sign-?up|training|application|joining|admin(?:istration)?|uniform|starter (?:kit|pack)|(?:background|police) check|processing|placement|enrolment|security|refundable|up-?front)'

const payment: TextPatterns = {
  patterns: [
    new RegExp(`\\b${feePurposes} ${feeNouns}\\b`, 'i'),
    /\b(?:you|students?|applicants?|candidates?)(?:'ll| will| must| should| have to| need to| are (?:asked|required) to)*(?: first)? (?:pay(?! attention| it forward)|invest)\b/i,
    /\bpay (?:us|me|to us|to me)\b/i,
    /\b(?:send|transfer|deposit) (?:(?:to )?(?:us|me) )?(?:money|\$ ?\d+|\d+ dollars)\b/i,
    /\b(?:buy|purchase|send|pay (?:with|by|in)|deposit|transfer)\b.{0,30}\b(?:gift ?cards?|bitcoins?|crypto(?:currency)?|usdt|western union|moneygram)\b/i,
    /\b(?:buy|purchase) (?:your own |the |a |our )?(?:starter (?:kit|pack)|training (?:kit|pack|materials?)|uniform from us)\b/i,
  ],
  unless:
    /\b(?:no|without(?: a| any)?|free of|never|we(?:'ll| will)? (?:pay|cover|refund|reimburse)|covered by us|paid by us)\b[^,:;]{0,25}\b(?:fees?|deposits?|bonds?|charges?|costs?|payments?|kits?|checks?)\b|\b(?:fees?|deposits?|bonds?|costs?|checks?) (?:is|are) (?:free|covered|on us|paid by us)\b|\b(?:customers?|guests?|clients?) (?:who )?pay\b/i,
}

const documents = '(?:passports?(?! photo| picture)|tax file numbers?|tfns?)'
const bankDetails =
  '(?:bank (?:account )?(?:details|numbers?|statements?|log-?ins?|passwords?)|account (?:details|numbers?)|bsb|(?:credit|debit) card)'
const sendVerbs =
  '(?:send|e-?mail|upload|provide|give|share|submit|attach|bring|supply|forward|text|message|include|enter|confirm)'

const privateDocuments: TextPatterns = {
  patterns: [
    new RegExp(`\\b${sendVerbs}\\b.{0,50}\\b(?:your|a|the)\\b.{0,25}\\b${documents}\\b`, 'i'),
    new RegExp(`\\b${sendVerbs}\\b.{0,60}\\b(?:tax file numbers?|tfns?|bank (?:account )?details|bsb)\\b`, 'i'),
    new RegExp(`\\b${sendVerbs}\\b.{0,50}\\byour\\b.{0,25}\\b${bankDetails}\\b`, 'i'),
    new RegExp(
      `\\b(?:need|require|want)s?\\b.{0,25}\\b(?:your|a (?:copy|photo|picture|scan) of)\\b.{0,25}\\b(?:${documents}|${bankDetails})`,
      'i',
    ),
    new RegExp(
      `\\b(?:copy|copies|photos?|pictures?|scans?|selfie) (?:of|with) (?:your|the|a) (?:\\w+ )?${documents}\\b`,
      'i',
    ),
    /\b(?:passport|tax file|tfn) (?:number|copy|scan|details)s?\b.{0,30}\b(?:required|needed|to apply)\b/i,
  ],
  unless:
    /\b(?:never|don't|do not|won't|will not) (?:ask|need|want|require|send|share|give)\b[^,:;]{0,40}\b(?:passports?|tax file|tfns?|bank|account|bsb|card)\b/i,
}

const messengers = "(?:what'?s ?app|telegram|wechat|weixin|viber|kakao ?talk|snapchat|discord|signal app|line app)"
const chatVerbs =
  '(?:contact|message|text|write|reach|apply|dm|chat|ping|reply|respond|enquire|inquire|call|get in touch|talk|interviews?|questions?)'

const messenger: TextPatterns = {
  patterns: [
    new RegExp(`\\b${chatVerbs}\\b.{0,50}\\b(?:on|via|by|through|over|using|in|to)\\b.{0,12}\\b${messengers}\\b`, 'i'),
    new RegExp(`\\b${chatVerbs}\\b.{0,30}\\b(?:on|via|by|through|over) signal\\b(?! (?:box|light|flag|lamp))`, 'i'),
    new RegExp(`\\badd (?:me|us)\\b.{0,30}\\b(?:${messengers}|signal|line|instagram)\\b`, 'i'),
    new RegExp(`\\b${messengers}(?: (?:me|us|only|number|id)\\b|:? ?[@+]?\\(?\\+?\\d)`, 'i'),
    /\b(?:line|signal) id\b/i,
    /\b(?:wa\.me|t\.me|chat\.whatsapp\.com|signal\.me|line\.me)\//i,
  ],
  unless:
    /\b(?:reply|respond|talk|chat|write|message|text|call|reach|contact|answer|questions?|apply)\b.{0,25}\b(?:customers?|clients?|guests?|patients?|members?|followers?|parents?)\b/i,
}

/** The longest quote of a match in a reason. */
const maxQuoteCharacters = 80

/** The part of the listing that matches a text rule; null without a match. */
function findText({ patterns, unless }: TextPatterns, sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    if (unless?.test(sentence)) continue
    for (const pattern of patterns) {
      const [found] = pattern.exec(sentence) ?? []
      if (found !== undefined) return truncate(found.trim(), maxQuoteCharacters)
    }
  }
  return null
}

/** The bounds of plausible hourly pay, as multiples of the legal minimum. */
const payFarOff = { below: 2 / 3, above: 4 } as const

/** The hourly pay outside the {@link payFarOff} bounds, and the legal minimum; null within the bounds. */
function findFarOffPay({ content, day }: ReviewedText): { offered: number; minimum: number } | null {
  const lowest = hourlyPay(content, day)
  if (lowest && lowest.offered < lowest.minimum * payFarOff.below) return lowest
  const highest = hourlyPay({ ...content, payRangeStart: content.payRangeEnd }, day)
  return highest && highest.offered > highest.minimum * payFarOff.above ? highest : null
}

/** Creates a rule whose reason quotes the matching words. */
const textRule = (
  { id, looksFor }: Pick<ReviewRule, 'id' | 'looksFor'>,
  patterns: TextPatterns,
  reason: (quote: string) => string,
): ReviewRule => ({
  id,
  looksFor,
  reasonFor({ sentences }) {
    const quote = findText(patterns, sentences)
    return quote === null ? null : reason(quote)
  },
})

/**
 * The rules that make a listing wait for review (TR-01). They match plain wording: a match does not prove a scam, and
 * disguised wording passes.
 */
export const reviewRules: readonly ReviewRule[] = [
  textRule(
    { id: 'asks-payment', looksFor: 'a fee, deposit or purchase asked of students, gift cards, cryptocurrency' },
    payment,
    (quote) => `It seems to ask students for money: “${quote}”. A gig never costs a student anything.`,
  ),
  textRule(
    {
      id: 'asks-documents',
      looksFor: 'a passport, tax file number, bank or card details asked of students',
    },
    privateDocuments,
    (quote) =>
      `It seems to ask for a passport, tax file number or bank details: “${quote}”. Ask for those only once you've hired somebody.`,
  ),
  textRule(
    { id: 'sends-to-messenger', looksFor: 'contact by WhatsApp, Telegram, WeChat, Signal or another messenger' },
    messenger,
    (quote) => `It seems to send students to a messenger: “${quote}”. Students apply here.`,
  ),
  {
    id: 'pay-far-off',
    looksFor: 'an hourly pay below two thirds of the legal minimum, or above four times the legal minimum',
    reasonFor(listing) {
      const pay = findFarOffPay(listing)
      if (!pay) return null
      const [offered, minimum] = [pay.offered, pay.minimum].map(formatDollars)
      return `Its pay is far from usual: ${offered} an hour, with a legal minimum of ${minimum}.`
    },
  },
]

/**
 * The reasons for a listing to wait for review: a sentence per matching rule, in the rules' order.
 * @param day the day whose legal minimum applies, `YYYY-MM-DD` in Melbourne
 */
export function reasonsForReview(content: ReviewedContent, day: string): string[] {
  const listing: ReviewedText = { content, sentences: sentencesOf(content), day }
  return reviewRules.map((rule) => rule.reasonFor(listing)).filter((reason) => reason !== null)
}

/** Invisible characters, which could hide a word from the rules. */
const invisible = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g

function sentencesOf(content: ReviewedContent): string[] {
  const { jobTitle, jobSummary, jobDescription, keywords, detailedAddress } = content
  return [jobTitle, ...jobSummary, ...keywords, detailedAddress ?? '', ...textOf(jobDescription).split('\n')]
    .map((text) => text.normalize('NFKC').replace(invisible, '').replace(/[‘’]/g, "'").replace(/\s+/g, ' '))
    .flatMap((text) => text.split(/(?<=[.!?;])\s/))
}
