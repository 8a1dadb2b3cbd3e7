import { describe, expect, it } from 'vitest'
import { questionsFor, searchQuestions } from './questions'

const today = '2026-11-21'

describe.each(['student', 'business'] as const)('FD-08 the help of a %s', (kind) => {
  it('contains twelve different questions', () => {
    const questions = questionsFor(kind, today)
    expect(new Set(questions.map(({ question }) => question)).size).toBe(12)
    for (const { question, answer } of questions) {
      expect(question).toMatch(/[?]$|What now[?]$/)
      expect(answer).toMatch(/[.]$/)
      expect(answer.length).toBeLessThan(320)
    }
  })
})

const found = (query: string) => searchQuestions(questionsFor('student', today), query).map(({ question }) => question)

it('FD-08 finds all words of a query in a question or its answer, ignoring order, case and accents', () => {
  expect(found('RESUME pdf')).toEqual(['How many resumes can I keep, and in what format?'])
  expect(found('pdf résumé')).toEqual(found('RESUME pdf'))
  expect(found('zeppelin')).toEqual([])
  expect(found(' ')).toHaveLength(12)
})

it('FD-08 names the legal minimum that is in force', () => {
  const answerOn = (day: string) => searchQuestions(questionsFor('student', day), 'casual')[0]?.answer
  expect(answerOn('2026-11-21')).toContain('$33.05')
  expect(answerOn('2026-05-01')).toContain('$31.19')
})
