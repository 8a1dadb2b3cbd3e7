import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dashboardSearch } from './dashboard-search'
import { parseJobListKind, parseLocalPath, paths } from './paths'

describe('paths', () => {
  it('contains every address once, absolute', () => {
    const all = Object.fromEntries(
      Object.entries(paths).map(([name, path]) => [name, path('saved-jobs' as never, 'poster')]),
    )
    expect(all).toMatchInlineSnapshot(`
      {
        "accountDeleted": "/account-deleted",
        "applicant": "/business/gig/saved-jobs?applicant=poster",
        "businessDashboard": "/businessdashboard",
        "businessSettings": "/business/settings",
        "businessSignIn": "/business/signin?next=saved-jobs",
        "businessSignUp": "/business/signup?next=saved-jobs",
        "businessSuspended": "/business/suspended",
        "completeBusinessProfile": "/completeBusinessProfile",
        "completeProfile": "/completeProfile",
        "createEvent": "/business/createEvent",
        "createGig": "/business/createGig",
        "dashboard": "/dashboard",
        "editGig": "/business/editGig/saved-jobs",
        "eventPoster": "/events/saved-jobs/poster",
        "events": "/business/events",
        "forgotPassword": "/business/forgot-password",
        "gig": "/business/gig/saved-jobs",
        "gigDraft": "/business/createGig",
        "gigPosted": "/business/createGig/success",
        "gigPreview": "/business/gig/saved-jobs?preview=students",
        "gigs": "/business/gigs",
        "help": "/business/help",
        "home": "/",
        "job": "/dashboard?job=saved-jobs",
        "jobHistory": "/student/job-history/saved-jobs",
        "onboarding": "/onboarding",
        "printablePoster": "/business/gig/saved-jobs/poster",
        "privacy": "/privacy",
        "repostGig": "/business/createGig/from/saved-jobs",
        "resetPassword": "/business/reset-password",
        "settings": "/settings",
        "signedInAgain": "/signed-in-again",
        "studentHelp": "/student/help",
        "studentSignIn": "/student/signin?next=saved-jobs",
        "studentSignUp": "/student/signup?next=saved-jobs",
        "terms": "/terms",
        "unsubscribe": "/unsubscribe",
        "upcomingEvents": "/student/events",
        "verifyEmail": "/business/verify-email",
      }
    `)
    for (const address of Object.values(all)) expect(address).toMatch(/^\//)
  })

  it('RT-04 parses an unknown tab as the saved jobs', () => {
    expect(parseJobListKind('applied-jobs')).toBe('applied-jobs')
    expect(parseJobListKind('nonsense')).toBe('saved-jobs')
    expect(parseJobListKind(undefined)).toBe('saved-jobs')
  })
})

describe('parseLocalPath', () => {
  it.each([
    ['/dashboard?q=a#b', '/dashboard?q=a#b'],
    ['//evil.example', null],
    ['/\\evil.example', null],
    ['https://evil.example', null],
    ['javascript:alert(1)', null],
    ['dashboard', null],
    ['/\t/evil.example', null],
    ['/.//evil.example', null],
    ['', null],
    [null, null],
  ])('RT-11 takes only local paths: %j → %j', (text, expected) => {
    expect(parseLocalPath(text)).toBe(expected)
  })

  it('RT-11 accepts no path to another site, for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const path = parseLocalPath(`/${text}`)
        return path === null || new URL(path, 'http://here.example').origin === 'http://here.example'
      }),
    )
  })
})

it('PF-07 puts a search in the dashboard’s address, and keeps its other parameters', () => {
  const job = new URLSearchParams('job=7')
  const filters = { pay: 30, days: ['Monday', 'Friday'], types: ['Part-Time'], km: 5, fit: 'all' } as const
  expect(dashboardSearch(job, { q: 'café bar', sort: 'newest', filters })).toMatchInlineSnapshot(
    `"/dashboard?job=7&q=caf%C3%A9+bar&sort=newest&fit=all&days=Monday%2CFriday&pay=30&types=Part-Time&km=5"`,
  )
  const all = new URLSearchParams('q=bar&pay=30&job=7&days=Monday')
  expect(dashboardSearch(all, { filters: {} })).toBe('/dashboard?q=bar&job=7')
  expect(dashboardSearch(all, { q: '' })).toBe('/dashboard?pay=30&job=7&days=Monday')
  expect(dashboardSearch(new URLSearchParams('q=bar'), { q: '' })).toBe('/dashboard')
})
