import { coverage } from '@campus-gigs/ui/availability'
import { textOf } from '@campus-gigs/ui/html'
import * as z from 'zod/mini'
import { formatDistance } from './distance.ts'
import { type Answer, answerSchema, type ReceivedApplication, type Shift } from './entities.ts'
import { formatCount } from './formats.ts'
import { suburbDistanceKm } from './suburb-distance.ts'

/** The fields of a listing that {@link computeSuitability} reads. */
export interface ListingRequirements {
  Shift: readonly Shift[]
  questions: readonly { question: string }[]
  jobSuburbName: string
}

/** The measures by which applicants are sorted. */
export interface Suitability {
  /** The number of shift slots in which the applicant is free. */
  coveredSlots: number
  shiftSlots: number
  /** The number of words of the cover letter. */
  letterWords: number
  answeredQuestions: number
  /** The number of the listing's questions. */
  questions: number
  /** Distance between the suburbs; null when either is unknown. */
  km: number | null
}

/** A score from 0 to 100, and a text for each of its parts. */
interface TopScore {
  score: number
  reasons: string[]
}

/** The maximum points of each part, 100 in total. */
export const topScoreWeights = { roster: 60, letter: 20, answers: 10, distance: 10 } as const

/** The number of words from which a letter earns all its points. */
export const fullLetterWords = 80
/** The distance from which an applicant earns no points for distance. */
export const maxDistanceKm = 20

/** The answers in an application's JSON text; none when it is malformed. */
export function parseAnswers(text: string): Answer[] {
  try {
    return z.array(answerSchema).safeParse(JSON.parse(text)).data ?? []
  } catch {
    // Malformed answers count as none, so that screens can still show the application.
    return []
  }
}

/** The number of words in a cover letter, without its tags. */
export function countLetterWords(notes: string): number {
  return textOf(notes).split(/\s+/).filter(Boolean).length
}

/** The suitability of an application for a listing. */
export function computeSuitability(
  application: Pick<ReceivedApplication, 'notes' | 'answers'> & {
    user: { readonly userAvailability: Parameters<typeof coverage>[0]; currentSuburb: string | null }
  },
  listing: ListingRequirements,
): Suitability {
  const { covered, total } = coverage(application.user.userAvailability, listing.Shift)
  const questionTexts = new Set(listing.questions.map(({ question }) => question))
  return {
    coveredSlots: covered,
    shiftSlots: total,
    letterWords: countLetterWords(application.notes),
    answeredQuestions: parseAnswers(application.answers).filter(({ question }) => questionTexts.has(question)).length,
    questions: questionTexts.size,
    km: suburbDistanceKm(application.user.currentSuburb, listing.jobSuburbName),
  }
}

/**
 * The Top Applicants score (GT-03). Parts weighted by `topScoreWeights`: the share of covered shift slots, the cover
 * letter's length up to `fullLetterWords`, the share of answered questions, and the distance up to `maxDistanceKm`. A
 * listing without shifts or questions lacks that part, and the score is scaled to 100.
 */
export function topScore(suitability: Suitability): TopScore {
  const { coveredSlots, shiftSlots, letterWords, answeredQuestions, questions, km } = suitability
  const { roster, letter, answers, distance } = topScoreWeights
  const hasShifts = shiftSlots > 0
  const hasQuestions = questions > 0
  /** The parts that apply to the listing: the maximum points, and the share of them that the applicant earns. */
  const parts = [
    ...(hasShifts ? [{ points: roster, share: coveredSlots / shiftSlots }] : []),
    { points: letter, share: Math.min(1, letterWords / fullLetterWords) },
    ...(hasQuestions ? [{ points: answers, share: Math.min(1, answeredQuestions / questions) }] : []),
    { points: distance, share: km === null ? 0 : Math.max(0, 1 - km / maxDistanceKm) },
  ]
  const reachablePoints = parts.reduce((sum, { points }) => sum + points, 0)
  const earnedPoints = parts.reduce((sum, { points, share }) => sum + share * points, 0)
  return {
    score: Math.round((earnedPoints / reachablePoints) * 100),
    reasons: [
      hasShifts ? `Covers ${coveredSlots} of ${shiftSlots} shift slots` : 'No shift times to cover yet',
      letterWords === 0 ? 'No cover letter' : `Cover letter of ${formatCount(letterWords, 'word')}`,
      ...(hasQuestions ? [`Answered ${answeredQuestions} of ${formatCount(questions, 'question')}`] : []),
      formatDistance(km),
    ],
  }
}
