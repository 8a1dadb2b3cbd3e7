import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { jobListKind, localPath, paths } from './paths'

describe('paths', () => {
  it('spells every address once, absolute', () => {
    const all = Object.fromEntries(
      Object.entries(paths).map(([name, path]) => [name, path('saved-jobs' as never, 'poster')]),
    )
    expect(all).toMatchInlineSnapshot(`
      {
        "applicant": "/business/gig/saved-jobs?applicant=poster",
        "businessDashboard": "/businessdashboard",
        "businessSettings": "/business/settings",
        "businessSignIn": "/business/signin?next=saved-jobs",
        "businessSignUp": "/business/signup?next=saved-jobs",
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
        "gigPosted": "/business/createGig/success",
        "gigs": "/business/gigs",
        "help": "/business/help",
        "home": "/",
        "job": "/dashboard?job=saved-jobs",
        "jobHistory": "/student/job-history/saved-jobs",
        "onboarding": "/onboarding",
        "repostGig": "/business/createGig/from/saved-jobs",
        "resetPassword": "/business/reset-password",
        "settings": "/settings",
        "signedInAgain": "/signed-in-again",
        "studentHelp": "/student/help",
        "studentSignIn": "/student/signin?next=saved-jobs",
        "studentSignUp": "/student/signup?next=saved-jobs",
        "upcomingEvents": "/student/events",
      }
    `)
    for (const address of Object.values(all)) expect(address).toMatch(/^\//)
  })

  it('RT-04 reads an unknown tab as the saved jobs', () => {
    expect(jobListKind('applied-jobs')).toBe('applied-jobs')
    expect(jobListKind('nonsense')).toBe('saved-jobs')
    expect(jobListKind(undefined)).toBe('saved-jobs')
  })
})

describe('localPath', () => {
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
    expect(localPath(text)).toBe(expected)
  })

  it('RT-11 never leaves the site, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const path = localPath(`/${text}`)
        return path === null || new URL(path, 'http://here.example').origin === 'http://here.example'
      }),
    )
  })
})
