// Posts gigs and stores drafts by calls to the server, for journeys that do not check the gig wizard.
import { type Browser, type Page, request } from '@playwright/test'
import { z } from 'zod'
import { limits } from '@/domain'
import { gigDraftSchema } from '@/features/gig-posting/gig-draft'
import { emptyTimings } from '@/features/gig-posting/timings'
import { arrangeBusinessAccount, arrangeBusinessSession } from './arrange-accounts'
import { answerOf, type Caller, callerOf, postAs, sendForm } from './calls'
import type { UploadFile } from './files'

const gigCreated = z.object({ success: z.literal(true), jobListingId: z.uuid() })

let titleCount = 0

/** A gig title unique to the calling test. */
export function newTitle(title = 'Night baker'): string {
  titleCount += 1
  return `${title} ${process.pid}.${titleCount}`
}

interface GigPlan {
  /** Default: a unique title. */
  title?: string
  /** The day of its shift. Default `saturday`. */
  day?: 'monday' | 'saturday'
  /** Default: none. */
  questions?: { question: string; options: string[] }[]
  /** Default: none. */
  poster?: UploadFile
  /** The hours of its shift, `HH:mm`; an end before the start is on the next day. Default: 09:00 to 17:00. */
  shift?: { start: string; end: string }
}

async function postGig(business: Caller, plan: GigPlan): Promise<{ id: string; title: string }> {
  const { title = newTitle(), day = 'saturday', questions = [], poster } = plan
  const { start, end } = plan.shift ?? { start: '09:00', end: '17:00' }
  const response = await sendForm(business, 'job-action/create-new-gig', {
    jobTitle: title,
    jobType: 'Casual',
    jobSuburbName: 'Brunswick',
    jobZipCode: '3056',
    payRangeStart: '34',
    payRangeEnd: '38',
    jobPayType: 'Per Hour',
    [`${day}StartTime`]: `1970-01-01T${start}:00.000Z`,
    [`${day}EndTime`]: `1970-01-01T${end}:00.000Z`,
    jobDescription: '<p>Flour to the elbows.</p>',
    jobSummary: JSON.stringify(['Bread to take home']),
    keywords: JSON.stringify(['Hospo']),
    questions: JSON.stringify(questions),
    idempotencyKey: crypto.randomUUID(),
    ...(poster ? { jobPosterImg: poster } : {}),
  })
  return { id: (await answerOf(response, gigCreated)).jobListingId, title }
}

/** Posts a gig as the business signed in on this page. */
export async function arrangeGig(page: Page, plan: GigPlan = {}): Promise<{ id: string; title: string }> {
  return postGig(await callerOf(page), plan)
}

/** Signs a business in with a second browser context, and posts a gig there. */
export async function arrangeGigBeside(browser: Browser, plan?: GigPlan) {
  const asBusiness = await browser.newPage()
  await arrangeBusinessSession(asBusiness)
  return { asBusiness, ...(await arrangeGig(asBusiness, plan)) }
}

/**
 * Posts gigs without a browser, for journeys that do not check posting. Each business posts up to its daily limit; then the
 * next one is signed up.
 * @param baseURL the product's address
 * @param plans one for each gig
 */
export async function arrangeGigsElsewhere(baseURL: string, plans: readonly GigPlan[]) {
  const posted: { id: string; title: string }[] = []
  for (let start = 0; start < plans.length; start += limits.postsPerDay) {
    const context = await request.newContext({ baseURL })
    const business = await arrangeBusinessAccount(context)
    for (const plan of plans.slice(start, start + limits.postsPerDay)) posted.push(await postGig(business, plan))
    await context.dispose()
  }
  return posted
}

/** Posts one gig as a business without a browser. */
export async function arrangeGigElsewhere(baseURL: string, plan: GigPlan = {}): Promise<{ id: string; title: string }> {
  const [gig] = await arrangeGigsElsewhere(baseURL, [plan])
  if (!gig) throw new Error('No gig was posted.')
  return gig
}

/**
 * Stores a complete draft of a new gig for the business signed in on this page. `/business/createGig` then opens on its
 * summary.
 * @param changes entries of the draft that replace the defaults, such as its step
 */
export async function arrangeGigDraft(page: Page, changes: Partial<z.input<typeof gigDraftSchema>> = {}) {
  const timings = emptyTimings()
  timings.own.saturday = { start: '9 am', end: '5 pm' }
  const draft = gigDraftSchema.parse({
    step: 5,
    idempotencyKey: crypto.randomUUID(),
    jobTitle: newTitle(),
    jobType: 'Casual',
    suburbName: 'Carlton',
    zipCode: '3053',
    timings,
    payStart: '34',
    payEnd: '38',
    summary: ['Bread to take home'],
    keywords: ['Hospo'],
    description: '<p>Warm</p>',
    ...changes,
  })
  const state = { subject: 'new', content: draft, changedAt: new Date().toISOString() }
  await answerOf(await postAs(page, 'business/gig-draft', state), z.object({ success: z.literal(true) }))
  return { title: draft.jobTitle }
}
