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
}

/** A rule about the words of a text. */
interface TextRule extends ReviewRule {
  patterns: TextPatterns
  /** The sentence that tells the business what matched. */
  reason: (quote: string) => string
}

/**
 * A text rule matches a sentence with a match of `patterns`, unless the clause in which the match ends matches `unless`.
 * The patterns are global, and lazy, so that a match that `unless` excuses does not swallow the next one.
 */
interface TextPatterns {
  patterns: readonly RegExp[]
  unless: RegExp
}

const amount = '\\$ ?\\d+(?:[.,]\\d+)?'
const feeNouns = '(?:fees?|deposits?|bonds?)'
const feePurposes =
  '(?:registration|sign-?up|training|application|joining|admin(?:istration)?|uniform|starter (?:kit|pack)|(?:background|police) check|processing|placement|enrolment|security|refundable|up-?front|induction|onboarding|interview)'
const payers = '(?:customers?|guests?|clients?|visitors?|parents|tenants)'

const payment: TextPatterns = {
  patterns: [
    new RegExp(`\\b${feePurposes} ${feeNouns}\\b`, 'gi'),
    new RegExp(`\\b${feeNouns} for (?:the |your |our )?${feePurposes}\\b`, 'gi'),
    new RegExp(`\\bpay (?:an?|the|your|our|just|only|${amount})(?: |-).{0,30}?\\b${feeNouns}\\b`, 'gi'),
    new RegExp(
      `\\b(?:there(?:'s| is| are| will be)|we (?:charge|require|ask|need|take)|requires?) .{0,20}?(?:${amount} (?:[\\w-]+ ){0,2}${feeNouns}|${feeNouns} of ${amount})`,
      'gi',
    ),
    new RegExp(
      `\\b${feeNouns}\\b.{0,20}?\\b(?:secures?|reserves?|holds?|books?|confirms?) (?:your|a|the) (?:spot|place|position|seat|shift|job)\\b`,
      'gi',
    ),
    /\b(?:you|students?|applicants?|candidates?)(?:'ll| will| must| should| have to| need to| are (?:asked|required) to)*(?: first)? (?:pay(?! attention| it forward)|invest)\b/gi,
    /\bpay (?:us|me|to us|to me)\b/gi,
    /\b(?:send|transfer|deposit) (?:(?:to )?(?:us|me) )?(?:money|\$ ?\d+|\d+ dollars)\b/gi,
    /\b(?:buy|purchase|send|pay (?:with|by|in)|deposit|transfer)\b.{0,30}?\b(?:gift ?cards?|bitcoins?|crypto(?:currency)?|usdt|western union|moneygram)\b/gi,
    /\b(?:buy|purchase) (?:your own |the |a |our )?(?:starter (?:kit|pack)|training (?:kit|pack|materials?)|uniform from us)\b/gi,
  ],
  unless: new RegExp(
    `\\b(?:no|without(?: a| any)?|free of|never|we(?:'ll| will)? (?:pay|cover|refund|reimburse)|covered by us|paid by us)\\b.{0,25}\\b(?:fees?|deposits?|bonds?|charges?|costs?|payments?|kits?|checks?)\\b|\\b(?:fees?|deposits?|bonds?|costs?|checks?) (?:is|are) (?:free|covered|on us|paid by us)\\b|\\b${payers} (?:who )?pay\\b|\\b(?:charge|for|from|by) (?:[\\w-]+ )?${payers}\\b`,
    'i',
  ),
}

const documents = '(?:passports?(?! photo| picture)|tax file numbers?|tfns?)'
const bankDetails =
  '(?:bank (?:account )?(?:details|numbers?|statements?|log-?ins?|passwords?)|account (?:details|numbers?)|bsb|(?:credit|debit) card)'
const medicare = 'medicare (?:cards?|numbers?|details)'
/** A gig may require a licence to drive, but not a copy of the card. */
const licence = "driv(?:er(?:'?s|s')?|ing) licen[cs]es?"
const sendVerbs =
  '(?:send|e-?mail|upload|provide|give|share|submit|attach|bring|supply|forward|text|message|include|enter|confirm)'
const copies = '(?:cop(?:y|ies)|photos?|pictures?|scans?|selfie)'

const privateDocuments: TextPatterns = {
  patterns: [
    new RegExp(`\\b${sendVerbs}\\b.{0,50}?\\b(?:your|a|the)\\b.{0,25}?\\b(?:${documents}|${medicare})\\b`, 'gi'),
    new RegExp(`\\b${sendVerbs}\\b.{0,60}?\\b(?:tax file numbers?|tfns?|bank (?:account )?details|bsb)\\b`, 'gi'),
    new RegExp(`\\b${sendVerbs}\\b.{0,50}?\\byour\\b.{0,25}?\\b${bankDetails}\\b`, 'gi'),
    new RegExp(
      `\\b(?:send|e-?mail|upload|provide|share|submit|attach|supply|forward|text|message)\\b.{0,50}?\\b(?:your|${copies} of)\\b.{0,25}?\\b${licence}\\b`,
      'gi',
    ),
    new RegExp(
      `\\b(?:needs?|requires?|wants?|asks? for)\\b.{0,25}?\\b(?:your|a (?:copy|photo|picture|scan) of)\\b.{0,25}?\\b(?:${documents}|${bankDetails}|${medicare})`,
      'gi',
    ),
    new RegExp(`\\bwe (?:also )?(?:need|require|want|ask for)\\b.{0,25}?\\byour ${licence}\\b`, 'gi'),
    new RegExp(`\\b${copies} (?:of|with) (?:your|the|a) (?:\\w+ )?(?:${documents}|${licence}|${medicare})\\b`, 'gi'),
    new RegExp(`\\b(?:${documents}|your (?:${bankDetails}|${licence}|${medicare}))(?: numbers?)?,? please\\b`, 'gi'),
    new RegExp(
      `\\b(?:(?:passport|tax file|tfn|${licence}) (?:number|copy|scan|photo|details)s?|${medicare})\\b.{0,30}?\\b(?:required|needed|to apply|asked for)\\b`,
      'gi',
    ),
  ],
  unless:
    /\b(?:never|don't|do not|won't|will not) (?:ask|need|want|require|send|share|give)\b.{0,40}\b(?:passports?|tax file|tfns?|bank|account|bsb|card|licen[cs]e)\b/i,
}

const messengers =
  "(?:wh?at'?s[ -]?app?|telegram|wechat|weixin|viber|kakao ?talk|snapchat|discord|signal app|line app|(?:facebook|fb) messenger)"
const socialNetworks = '(?:instagram|insta|ig|facebook|fb|tiktok)'
const chatVerbs =
  '(?:contact|message|text|write|reach|apply|dm|chat|ping|reply|respond|enquire|inquire|call|get in touch|talk|interviews?|questions?)'

const messenger: TextPatterns = {
  patterns: [
    new RegExp(
      `\\b${chatVerbs}\\b.{0,50}?\\b(?:on|via|by|through|over|using|in|to)\\b.{0,12}?\\b${messengers}\\b`,
      'gi',
    ),
    new RegExp(`\\b${chatVerbs}\\b.{0,50}?\\b(?:on|via|by|through|over|using) (?:our |my )?messenger\\b`, 'gi'),
    new RegExp(
      `\\b${chatVerbs} (?:me|us|our \\w+)\\b.{0,15}?\\b(?:on|via|by|through|over) .{0,8}?${socialNetworks}\\b`,
      'gi',
    ),
    new RegExp(`\\b(?:apply|enquire|inquire|get in touch|dm) (?:on|via|by|through|over) ${socialNetworks}\\b`, 'gi'),
    new RegExp(
      `(?:^|\\b(?:find|get|catch|join|only|available|we're|we are|i'm|i am) .{0,15}?)\\bon ${messengers}\\b`,
      'gi',
    ),
    /\b(?:dm|pm) (?:me|us)\b/gi,
    new RegExp(`\\b${chatVerbs}\\b.{0,30}?\\b(?:on|via|by|through|over) signal\\b(?! (?:box|light|flag|lamp))`, 'gi'),
    new RegExp(`\\badd (?:me|us)\\b.{0,30}?\\b(?:${messengers}|signal|line|instagram)\\b`, 'gi'),
    new RegExp(`\\b${messengers}(?: (?:me|us|only|number|id)\\b|:? ?[@+]?\\(?\\+?\\d)`, 'gi'),
    /\b(?:line|signal) id\b/gi,
    /\b(?:wa\.me|t\.me|m\.me|chat\.whatsapp\.com|signal\.me|line\.me)\//gi,
  ],
  unless:
    /\b(?:reply|respond|talk|chat|write|message|text|call|reach|contact|answer|questions?|apply)\b.{0,25}\b(?:customers?|clients?|guests?|patients?|members?|followers?|parents?)\b/i,
}

/** The longest quote of a match in a reason. */
const maxQuoteCharacters = 80

/** The part of the sentences that matches a text rule; null without a match. */
function findText({ patterns, unless }: TextPatterns, sentences: readonly string[]): string | null {
  for (const sentence of sentences) {
    for (const pattern of patterns) {
      for (const { 0: found, index } of sentence.matchAll(pattern)) {
        if (!unless.test(clauseAt(sentence, index + found.length))) return truncate(found.trim(), maxQuoteCharacters)
      }
    }
  }
  return null
}

/** What separates the clauses of a sentence. */
const clauseEnds = /[,:;()–—]| - |\b(?:but|then|so|and (?:we|you|please|then))\b/gi

/** The clause of a sentence that contains the character before a position. */
function clauseAt(sentence: string, position: number): string {
  let start = 0
  for (const { 0: found, index } of sentence.matchAll(clauseEnds)) {
    if (index >= position) return sentence.slice(start, index)
    start = index + found.length
  }
  return sentence.slice(start)
}

/** The bounds of plausible hourly pay, as multiples of the legal minimum. */
const payFarOff = { below: 2 / 3, above: 4 } as const

/** The hourly pay outside the {@link payFarOff} bounds, and the legal minimum; null within the bounds. */
function findFarOffPay(content: ReviewedContent, day: string): { offered: number; minimum: number } | null {
  const lowest = hourlyPay(content, day)
  if (lowest && lowest.offered < lowest.minimum * payFarOff.below) return lowest
  const highest = hourlyPay({ ...content, payRangeStart: content.payRangeEnd }, day)
  return highest && highest.offered > highest.minimum * payFarOff.above ? highest : null
}

/** The rules that read texts. They match plain wording: a match does not prove a scam, and disguised wording passes. */
const textRules: readonly TextRule[] = [
  {
    id: 'asks-payment',
    looksFor: 'a fee, deposit or purchase asked of students, gift cards, cryptocurrency',
    patterns: payment,
    reason: (quote) => `It seems to ask students for money: “${quote}”. A gig never costs a student anything.`,
  },
  {
    id: 'asks-documents',
    looksFor: 'a passport, driver licence, Medicare card, tax file number, bank or card details asked of students',
    patterns: privateDocuments,
    reason: (quote) =>
      `It seems to ask for a passport, tax file number or bank details: “${quote}”. Ask for those only once you've hired somebody.`,
  },
  {
    id: 'sends-to-messenger',
    looksFor: 'contact by WhatsApp, Telegram, WeChat, Signal, Messenger, direct messages or another messenger',
    patterns: messenger,
    reason: (quote) => `It seems to send students to a messenger: “${quote}”. Students apply here.`,
  },
]

/** The rules that make a listing wait for review (TR-01). */
export const reviewRules: readonly ReviewRule[] = [
  ...textRules,
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
  const { jobTitle, jobSummary, jobDescription, keywords, detailedAddress } = content
  const texts = [jobTitle, ...jobSummary, ...keywords, detailedAddress ?? '', ...textOf(jobDescription).split('\n')]
  return [...reasonsOfTexts(texts), ...reasonsOfPay(content, day)]
}

/** The reasons of the text rules: a sentence per rule that matches one of the texts, in the rules' order. */
export function reasonsOfTexts(texts: readonly string[]): string[] {
  const sentences = texts.flatMap(sentencesOf)
  return textRules.flatMap(({ patterns, reason }) => {
    const quote = findText(patterns, sentences)
    return quote === null ? [] : [reason(quote)]
  })
}

function reasonsOfPay(content: ReviewedContent, day: string): string[] {
  const pay = findFarOffPay(content, day)
  if (!pay) return []
  const [offered, minimum] = [pay.offered, pay.minimum].map(formatDollars)
  return [`Its pay is far from usual: ${offered} an hour, with a legal minimum of ${minimum}.`]
}

/** Invisible characters, which could hide a word from the rules. */
const invisible = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff]/g

function sentencesOf(text: string): string[] {
  const plain = text.normalize('NFKC').replace(invisible, '').replace(/[‘’]/g, "'").replace(/\s+/g, ' ')
  return plain.split(/(?<=[.!?;])\s/)
}
