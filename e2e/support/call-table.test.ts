import { describe, expect, it } from 'vitest'
import { callTable, endpointOf, markdownOf, notForPages, problemsOf } from './call-table'

it.each([
  ['GET', 'http://here.example/api/users/session', 'studentSession'],
  ['GET', 'http://here.example/api/jobs/search?q=bar', 'searchJobs'],
  ['GET', 'http://here.example/api/jobs/6f9619ff', 'job'],
  ['GET', 'http://here.example/api/jobs/6f9619ff/comparison', 'comparison'],
  ['POST', 'http://here.example/api/job-action/extend-job-listing', 'extendGig'],
  ['GET', 'http://here.example/api/job-action/extend-job-listing', undefined],
  ['GET', 'http://here.example/api/identity/start?kind=student', undefined],
  ['GET', 'http://here.example/business/events', undefined],
] as const)('endpointOf %s %s is %s', (method, url, name) => {
  expect(endpointOf(method, url)).toBe(name)
})

describe('problemsOf', () => {
  const all = [...callTable([]).keys()].filter((name) => !(name in notForPages))

  it('finds none when a page made every call', () => {
    expect(problemsOf(callTable([{ title: 'everything', calls: all }]))).toEqual([])
  })

  it('reports a call that no page made', () => {
    const table = callTable([{ title: 'nearly everything', calls: all.filter((name) => name !== 'extendGig') }])
    expect(problemsOf(table)).toEqual([
      'No journey makes a page call extendGig (POST /api/job-action/extend-job-listing). Write one that presses its button.',
    ])
    expect(markdownOf(table)).toContain('| extendGig | 0 | **none** |')
  })

  it('reports an exception that a page does call', () => {
    const table = callTable([{ title: 'too much', calls: [...all, 'health'] }])
    expect(problemsOf(table)).toEqual([expect.stringMatching(/^"too much" makes a page call health/)])
  })
})
