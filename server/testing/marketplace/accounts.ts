import { z } from 'zod'
import { businessSession, mailSettings, oneGig, ownEvents, reviewedBusiness, studentSession } from '@/contract'
import type { Marketplace, ModelApplication, ModelBusiness, ModelGig, ModelStudent, Send } from './model.ts'

/** The data that each account should read, in the format of {@link readAccounts}. */
export function expectedOf(market: Marketplace<unknown>): unknown[] {
  return [
    ...market.businesses.flatMap((business) => [expectedBusiness(business), expectedReview(business)]),
    ...market.students.map((student) => expectedStudent(market, student)),
  ]
}

/** What a student reads. */
function expectedStudent(market: Marketplace<unknown>, student: ModelStudent<unknown>) {
  const gigs = market.businesses.flatMap(({ gigs, isSuspended }) => gigs.map((gig) => ({ gig, isSuspended })))
  const releasedGigs = market.releasedGigs.map((gig) => ({ gig, isSuspended: false }))
  return {
    firstName: student.firstName,
    summary: student.summary,
    pictureUrl: student.pictureUrl,
    mails: student.mails,
    resumeIds: student.resumeIds.toSorted(),
    savedIds: [...student.savedIds].toSorted(),
    applications: [...gigs, ...releasedGigs]
      .flatMap(({ gig, isSuspended }) => expectedApplication(gig, isSuspended, student))
      .toSorted(byId),
  }
}

/** What a business reads. A suspended one reads only its account. */
function expectedBusiness(business: ModelBusiness<unknown>) {
  const { description, abn, logoUrl, email, pendingEmail, isSuspended, mails, gigs, events, draftTitle } = business
  const account = { description, abn, logoUrl, email, pendingEmail, isSuspended, draftTitle }
  if (isSuspended) return account
  return {
    ...account,
    mails,
    gigs: gigs
      .filter(({ status }) => status !== 'closed')
      .map((gig) => ({
        id: gig.id,
        title: gig.title,
        status: gig.review === 'approved' || gig.status === 'filled' ? gig.status : gig.review,
        version: gig.version,
        applications: [...gig.applications.values()].map(receivedApplication).toSorted(byId),
      }))
      .toSorted(byId),
    eventNames: events.map(({ name }) => name).toSorted(),
  }
}

/** What an admin reads about a business. */
const expectedReview = ({ isSuspended, allowedName, gigs, decisions }: ModelBusiness<unknown>) => ({
  isSuspended,
  allowedName,
  reports: gigs.flatMap(({ id, reports }) => reports.map(({ text, isOpen }) => toReport(id, text, isOpen))).toSorted(),
  decisions: decisions.toSorted(),
})

/** What a student reads about the own application to a gig; empty without one. */
function expectedApplication(gig: ModelGig, isSuspended: boolean, student: ModelStudent<unknown>) {
  const own = gig.applications.get(student)
  if (!own) return []
  const { id, isShared, hasUnseenEdit } = own
  const status = gig.review !== 'approved' || isSuspended ? 'hidden' : gig.status
  return [{ id, gigId: gig.id, title: gig.shownTitle, status, isShared, hasUnseenEdit }]
}

const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id)
const toReport = (gigId: string, text: string, isOpen: boolean) => `${gigId} ${isOpen ? 'open' : 'closed'} ${text}`
/** What a business reads about an application. */
const receivedApplication = ({ id, isShared, actions }: Pick<ModelApplication, 'id' | 'isShared' | 'actions'>) => ({
  id,
  isShared,
  actions: actions.toSorted((a, b) => a.changedAt.localeCompare(b.changedAt)),
})
const draftContent = z.looseObject({ jobTitle: z.string() })

/** The data that each account reads from the server, in the format of {@link expectedOf}. */
export async function readAccounts<Account>(market: Marketplace<Account>, send: Send<Account>): Promise<unknown[]> {
  const ofBusinesses = market.businesses.map(async ({ account, id }) => [
    await readBusiness(account, send),
    await readReview(market.admin, id, send),
  ])
  const ofStudents = market.students.map(({ account }) => readStudent(account, send))
  return [...(await Promise.all(ofBusinesses)).flat(), ...(await Promise.all(ofStudents))]
}

async function readBusiness<Account>(business: Account, send: Send<Account>) {
  const session = businessSession.parse((await send('businessSession', business, {})).body)
  const { description, abn, logoFileUrl, email, pendingEmail, suspension } = session.businessData
  const draft = session.gigDrafts?.find(({ subject }) => subject === 'new')?.content ?? null
  const account = {
    description,
    abn,
    logoUrl: logoFileUrl,
    email,
    pendingEmail,
    isSuspended: suspension !== null,
    draftTitle: draft === null ? null : draftContent.parse(draft).jobTitle,
  }
  if (account.isSuspended) return account
  const { events } = ownEvents.parse((await send('ownEvents', business, {})).body)
  const { choices } = mailSettings.parse((await send('businessMailSettings', business, {})).body)
  const readGig = async (jobListingId: string) =>
    oneGig.parse((await send('gig', business, { params: { jobListingId } })).body).jobListing
  const gigs = await Promise.all(session.businessJobListData.map(({ id }) => readGig(id)))
  return {
    ...account,
    mails: choices.find(({ topic }) => topic === 'applicants')?.frequency,
    gigs: gigs
      .map(({ id, jobTitle, status, version, Application }) => ({
        id,
        title: jobTitle,
        status,
        version,
        applications: Application.map(({ id: applicationId, sharesContact, candidateActions }) =>
          receivedApplication({ id: applicationId, isShared: sharesContact, actions: candidateActions }),
        ).toSorted(byId),
      }))
      .toSorted(byId),
    eventNames: events.map(({ eventName }) => eventName).toSorted(),
  }
}

async function readReview<Account>(admin: Account, businessId: string, send: Send<Account>) {
  const { body } = await send('reviewedBusiness', admin, { params: { businessId } })
  const { business, reports, log } = reviewedBusiness.parse(body)
  return {
    isSuspended: business.suspension !== null,
    allowedName: business.allowedName,
    reports: reports.map(({ jobListingId, text, isOpen }) => toReport(jobListingId, text, isOpen)).toSorted(),
    decisions: log.map(({ reason }) => reason).toSorted(),
  }
}

async function readStudent<Account>(student: Account, send: Send<Account>) {
  const { userData, resumeList, savedJobs, jobList } = studentSession.parse(
    (await send('studentSession', student, {})).body,
  )
  const { choices } = mailSettings.parse((await send('studentMailSettings', student, {})).body)
  return {
    firstName: userData.firstName,
    summary: userData.personalSummary,
    pictureUrl: userData.profilePicture,
    mails: choices.find(({ topic }) => topic === 'applications')?.frequency,
    resumeIds: resumeList.map(({ id }) => id).toSorted(),
    savedIds: savedJobs.toSorted(),
    applications: jobList
      .flatMap(({ id: gigId, jobTitle: title, status, Application }) =>
        Application.map(({ id, sharesContact: isShared, listingEdits = {} }) => {
          const hasUnseenEdit = Object.keys(listingEdits).length > 0
          return { id, gigId, title, status, isShared, hasUnseenEdit }
        }),
      )
      .toSorted(byId),
  }
}
