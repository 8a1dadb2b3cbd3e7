import { coverage } from '@campus-gigs/ui/availability'
import { textOf } from '@campus-gigs/ui/html'
import { z } from 'zod'
import { type Answer, answer, distanceInWords, suburbDistance } from '@/contract'
import type { Gig, GigApplication } from './gig'

/** The parts of a listing that applicants are measured against. */
export type Measure = Pick<Gig, 'Shift' | 'questions' | 'jobSuburbName'>

/** A score out of 100 and what it is made of, fit to show. */
export interface TopScore {
  score: number
  reasons: string[]
}

/** What each part can give. They add up to 100. */
export const weights = { roster: 60, letter: 20, answers: 10, distance: 10 } as const

/** Words of a letter that earn the full weight. */
const fullLetterWords = 80
/** Kilometres beyond which distance earns nothing. */
const farKm = 20

/** The chosen answers of an application; text that is no list of answers counts as none. */
export function answersOf(application: Pick<GigApplication, 'answers'>): Answer[] {
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

/**
 * The Top Applicants score (GT-03): how much of the roster somebody covers (60), the cover letter's length up to
 * 80 words (20), the answered questions (10), and nearness up to 20 km (10). Without shifts, or without
 * questions, nobody earns that part, so the order is by the others. Nothing else about the person counts.
 */
export function topScore(application: GigApplication, listing: Measure): TopScore {
  const { covered, total } = coverage(application.user.userAvailability, listing.Shift)
  const words = letterWords(application.notes)
  const asked = new Set(listing.questions.map((each) => each.question))
  const answered = answersOf(application).filter((each) => asked.has(each.question)).length
  const km = suburbDistance(application.user.currentSuburb, listing.jobSuburbName)

  const score =
    (total === 0 ? 0 : (covered / total) * weights.roster) +
    Math.min(1, words / fullLetterWords) * weights.letter +
    (asked.size === 0 ? 0 : Math.min(1, answered / asked.size) * weights.answers) +
    (km === null ? 0 : Math.max(0, 1 - km / farKm) * weights.distance)

  return {
    score: Math.round(score),
    reasons: [
      total === 0 ? 'No shift times to cover yet' : `Covers ${covered} of ${total} shift slots`,
      words === 0 ? 'No cover letter' : `Cover letter of ${words} ${words === 1 ? 'word' : 'words'}`,
      ...(asked.size === 0
        ? []
        : [`Answered ${answered} of ${asked.size} ${asked.size === 1 ? 'question' : 'questions'}`]),
      distanceInWords(km),
    ],
  }
}
