import { coverage } from '@campus-gigs/ui/availability'
import { textOf } from '@campus-gigs/ui/html'
import { z } from 'zod'
import { type Answer, answer, type ReceivedApplication, type Shift } from './entities.ts'
import type { ApplicantSort } from './presets.ts'
import { distanceInWords, suburbDistance } from './suburb-distance.ts'

/** The parts of a listing that applicants are measured against. */
export interface Measure {
  Shift: readonly Shift[]
  questions: readonly { question: string }[]
  jobSuburbName: string
}

/** How an application meets a listing: all that applicants are ordered by, but for when they came. */
export interface Suitability {
  /** Shift slots the applicant is free in. */
  covered: number
  /** All shift slots. */
  total: number
  /** Words of the cover letter. */
  words: number
  /** Questions answered. */
  answered: number
  /** Questions asked. */
  asked: number
  /** Between the suburbs; null when either is unknown. */
  km: number | null
}

/** An applicant as they are ordered. */
export interface Ranked {
  id: string
  /** ISO instant. */
  appliedAt: string
  suitability: Suitability
}

/** A score out of 100 and what it is made of, fit to show. */
export interface TopScore {
  score: number
  reasons: string[]
}

/** What each part can give. They add up to 100. */
export const topScoreWeights = { roster: 60, letter: 20, answers: 10, distance: 10 } as const

/** Words of a letter that earn the full weight. */
const fullLetterWords = 80
/** Kilometres beyond which distance earns nothing. */
const farKm = 20

/** The chosen answers of an application; text that is no list of answers counts as none. */
export function answersOf(application: Pick<ReceivedApplication, 'answers'>): Answer[] {
  try {
    return z.array(answer).safeParse(JSON.parse(application.answers)).data ?? []
  } catch {
    return []
  }
}

/** Words in a cover letter, tags stripped. */
export function letterWords(notes: string): number {
  return textOf(notes).split(/\s+/).filter(Boolean).length
}

/** An application as it meets a listing. */
export function suitabilityOf(
  application: Pick<ReceivedApplication, 'notes' | 'answers'> & {
    user: { readonly userAvailability: Parameters<typeof coverage>[0]; currentSuburb: string | null }
  },
  listing: Measure,
): Suitability {
  const { covered, total } = coverage(application.user.userAvailability, listing.Shift)
  const asked = new Set(listing.questions.map(({ question }) => question))
  return {
    covered,
    total,
    words: letterWords(application.notes),
    answered: answersOf(application).filter(({ question }) => asked.has(question)).length,
    asked: asked.size,
    km: suburbDistance(application.user.currentSuburb, listing.jobSuburbName),
  }
}

/**
 * The Top Applicants score (GT-03): how much of the roster somebody covers (60), the cover letter's length up to
 * 80 words (20), the answered questions (10), and nearness up to 20 km (10). Without shifts, or without questions,
 * nobody can earn that part: it is left out, and the others share the 100. Nothing else about the person counts.
 */
export function topScore({ covered, total, words, answered, asked, km }: Suitability): TopScore {
  const { roster, letter, answers, distance } = topScoreWeights
  const reachable = letter + distance + (total === 0 ? 0 : roster) + (asked === 0 ? 0 : answers)
  const earned =
    (total === 0 ? 0 : (covered / total) * roster) +
    Math.min(1, words / fullLetterWords) * letter +
    (asked === 0 ? 0 : Math.min(1, answered / asked) * answers) +
    (km === null ? 0 : Math.max(0, 1 - km / farKm) * distance)
  return {
    score: Math.round((earned / reachable) * 100),
    reasons: [
      total === 0 ? 'No shift times to cover yet' : `Covers ${covered} of ${total} shift slots`,
      words === 0 ? 'No cover letter' : `Cover letter of ${words} ${words === 1 ? 'word' : 'words'}`,
      ...(asked === 0 ? [] : [`Answered ${answered} of ${asked} ${asked === 1 ? 'question' : 'questions'}`]),
      distanceInWords(km),
    ],
  }
}

/** What an applicant is ordered by: higher comes first. */
const keys: Record<ApplicantSort, (suitability: Suitability) => number> = {
  'Top Applicants': (suitability) => topScore(suitability).score,
  // The signed-in user is the business, so its shifts are the first set (AG-06), the same for everybody.
  '% Availability Match': ({ covered }) => covered,
  'Time of Application': () => 0,
  Distance: ({ km }) => (km === null ? Number.NEGATIVE_INFINITY : -km),
  'Cover letter included': ({ words }) => Math.min(1, words),
}

/**
 * Applicants in an order (GT-03). The newest application comes first, and that order stands between equals of every
 * other; whose distance is unknown comes last.
 */
export function inApplicantOrder<Item extends Ranked>(applicants: readonly Item[], sort: ApplicantSort): Item[] {
  const keyOf = keys[sort]
  return applicants
    .map((applicant) => ({ applicant, key: keyOf(applicant.suitability), at: Date.parse(applicant.appliedAt) }))
    .sort((a, b) => descending(a.key, b.key) || descending(a.at, b.at) || (a.applicant.id < b.applicant.id ? 1 : -1))
    .map(({ applicant }) => applicant)
}

function descending(a: number, b: number): number {
  return a === b ? 0 : a < b ? 1 : -1
}
