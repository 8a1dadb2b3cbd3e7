// The wording that the review rules (`review-rules.ts`) look for, as regular expressions. They match plain wording
// only: a match does not prove a scam, and disguised wording passes. A comment above each pattern is an example of a
// sentence that the pattern matches.

/**
 * A kind of wording. A sentence has it when one of `patterns` matches, unless `excuse` matches the clause in which that
 * match ends. The patterns are global, to find every match in a sentence, and lazy, so that a match that is excused
 * does not swallow the next one.
 */
export interface Wording {
  patterns: readonly RegExp[]
  excuse: RegExp
}

const amount = '\\$ ?\\d+(?:[.,]\\d+)?'
const feeNouns = '(?:fees?|deposits?|bonds?)'
const feePurposes =
  '(?:registration|sign-?up|training|application|joining|admin(?:istration)?|uniform|starter (?:kit|pack)|(?:background|police) check|processing|placement|enrolment|security|refundable|up-?front|induction|onboarding|interview)'
const payers = '(?:customers?|guests?|clients?|visitors?|parents|tenants)'

/** Wording that asks students for money. Excused: money that the business or its customers pay. */
export const paymentWording: Wording = {
  patterns: [
    // A refundable deposit.
    new RegExp(`\\b${feePurposes} ${feeNouns}\\b`, 'gi'),
    // A fee for the induction.
    new RegExp(`\\b${feeNouns} for (?:the |your |our )?${feePurposes}\\b`, 'gi'),
    // Pay a $50 deposit.
    new RegExp(`\\bpay (?:an?|the|your|our|just|only|${amount})(?: |-).{0,30}?\\b${feeNouns}\\b`, 'gi'),
    // There's a small fee of $20.
    new RegExp(
      `\\b(?:there(?:'s| is| are| will be)|we (?:charge|require|ask|need|take)|requires?) .{0,20}?(?:${amount} (?:[\\w-]+ ){0,2}${feeNouns}|${feeNouns} of ${amount})`,
      'gi',
    ),
    // A bond holds your place.
    new RegExp(
      `\\b${feeNouns}\\b.{0,20}?\\b(?:secures?|reserves?|holds?|books?|confirms?) (?:your|a|the) (?:spot|place|position|seat|shift|job)\\b`,
      'gi',
    ),
    // You'll pay for your training.
    /\b(?:you|students?|applicants?|candidates?)(?:'ll| will| must| should| have to| need to| are (?:asked|required) to)*(?: first)? (?:pay(?! attention| it forward)|invest)\b/gi,
    // Pay us by Friday.
    /\bpay (?:us|me|to us|to me)\b/gi,
    // Transfer $80.
    /\b(?:send|transfer|deposit) (?:(?:to )?(?:us|me) )?(?:money|\$ ?\d+|\d+ dollars)\b/gi,
    // Buy gift cards.
    /\b(?:buy|purchase|send|pay (?:with|by|in)|deposit|transfer)\b.{0,30}?\b(?:gift ?cards?|bitcoins?|crypto(?:currency)?|usdt|western union|moneygram)\b/gi,
    // Buy a starter kit.
    /\b(?:buy|purchase) (?:your own |the |a |our )?(?:starter (?:kit|pack)|training (?:kit|pack|materials?)|uniform from us)\b/gi,
  ],
  excuse: new RegExp(
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

/** Wording that asks students for documents or bank details. Excused: a promise never to ask for them. */
export const documentWording: Wording = {
  patterns: [
    // Bring your passport.
    new RegExp(`\\b${sendVerbs}\\b.{0,50}?\\b(?:your|a|the)\\b.{0,25}?\\b(?:${documents}|${medicare})\\b`, 'gi'),
    // Send BSB and account number.
    new RegExp(`\\b${sendVerbs}\\b.{0,60}?\\b(?:tax file numbers?|tfns?|bank (?:account )?details|bsb)\\b`, 'gi'),
    // Share your credit card.
    new RegExp(`\\b${sendVerbs}\\b.{0,50}?\\byour\\b.{0,25}?\\b${bankDetails}\\b`, 'gi'),
    // Upload a copy of a driver licence.
    new RegExp(
      `\\b(?:send|e-?mail|upload|provide|share|submit|attach|supply|forward|text|message)\\b.{0,50}?\\b(?:your|${copies} of)\\b.{0,25}?\\b${licence}\\b`,
      'gi',
    ),
    // It needs a copy of your passport.
    new RegExp(
      `\\b(?:needs?|requires?|wants?|asks? for)\\b.{0,25}?\\b(?:your|a (?:copy|photo|picture|scan) of)\\b.{0,25}?\\b(?:${documents}|${bankDetails}|${medicare})`,
      'gi',
    ),
    // We also need your driver licence.
    new RegExp(`\\bwe (?:also )?(?:need|require|want|ask for)\\b.{0,25}?\\byour ${licence}\\b`, 'gi'),
    // A selfie with your passport.
    new RegExp(`\\b${copies} (?:of|with) (?:your|the|a) (?:\\w+ )?(?:${documents}|${licence}|${medicare})\\b`, 'gi'),
    // Your bank details, please.
    new RegExp(`\\b(?:${documents}|your (?:${bankDetails}|${licence}|${medicare}))(?: numbers?)?,? please\\b`, 'gi'),
    // Passport number required.
    new RegExp(
      `\\b(?:(?:passport|tax file|tfn|${licence}) (?:number|copy|scan|photo|details)s?|${medicare})\\b.{0,30}?\\b(?:required|needed|to apply|asked for)\\b`,
      'gi',
    ),
  ],
  excuse:
    /\b(?:never|don't|do not|won't|will not) (?:ask|need|want|require|send|share|give)\b.{0,40}\b(?:passports?|tax file|tfns?|bank|account|bsb|card|licen[cs]e)\b/i,
}

const messengers =
  "(?:wh?at'?s[ -]?app?|telegram|wechat|weixin|viber|kakao ?talk|snapchat|discord|signal app|line app|(?:facebook|fb) messenger)"
const socialNetworks = '(?:instagram|insta|ig|facebook|fb|tiktok)'
const chatVerbs =
  '(?:contact|message|text|write|reach|apply|dm|chat|ping|reply|respond|enquire|inquire|call|get in touch|talk|interviews?|questions?)'

/** Wording that sends students to a messenger. Excused: work that answers customers there. */
export const messengerWording: Wording = {
  patterns: [
    // Contact only by WhatsApp.
    new RegExp(
      `\\b${chatVerbs}\\b.{0,50}?\\b(?:on|via|by|through|over|using|in|to)\\b.{0,12}?\\b${messengers}\\b`,
      'gi',
    ),
    // Message me on Messenger.
    new RegExp(`\\b${chatVerbs}\\b.{0,50}?\\b(?:on|via|by|through|over|using) (?:our |my )?messenger\\b`, 'gi'),
    // Message us on our Facebook page.
    new RegExp(
      `\\b${chatVerbs} (?:me|us|our \\w+)\\b.{0,15}?\\b(?:on|via|by|through|over) .{0,8}?${socialNetworks}\\b`,
      'gi',
    ),
    // Get in touch via Insta.
    new RegExp(`\\b(?:apply|enquire|inquire|get in touch|dm) (?:on|via|by|through|over) ${socialNetworks}\\b`, 'gi'),
    // Find us on WhatsApp.
    new RegExp(
      `(?:^|\\b(?:find|get|catch|join|only|available|we're|we are|i'm|i am) .{0,15}?)\\bon ${messengers}\\b`,
      'gi',
    ),
    // DM us.
    /\b(?:dm|pm) (?:me|us)\b/gi,
    // Text me on Signal.
    new RegExp(`\\b${chatVerbs}\\b.{0,30}?\\b(?:on|via|by|through|over) signal\\b(?! (?:box|light|flag|lamp))`, 'gi'),
    // Add us on WeChat or Line.
    new RegExp(`\\badd (?:me|us)\\b.{0,30}?\\b(?:${messengers}|signal|line|instagram)\\b`, 'gi'),
    // WhatsApp: +61 400 000 000.
    new RegExp(`\\b${messengers}(?: (?:me|us|only|number|id)\\b|:? ?[@+]?\\(?\\+?\\d)`, 'gi'),
    // Our Line ID.
    /\b(?:line|signal) id\b/gi,
    // https://wa.me/61400000000
    /\b(?:wa\.me|t\.me|m\.me|chat\.whatsapp\.com|signal\.me|line\.me)\//gi,
  ],
  excuse:
    /\b(?:reply|respond|talk|chat|write|message|text|call|reach|contact|answer|questions?|apply)\b.{0,25}\b(?:customers?|clients?|guests?|patients?|members?|followers?|parents?)\b/i,
}
