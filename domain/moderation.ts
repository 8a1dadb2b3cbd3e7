/** Why a student reports a gig or its business. */
export const reportReasons = ['money', 'details', 'notReal', 'pay', 'harassment', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

/** The label of each reason, for the student who chooses it and for the review desk. */
export const reportReasonLabels: Record<ReportReason, string> = {
  money: 'It asks me for money',
  details: 'It asks for documents or bank details',
  notReal: "It isn't a real job",
  pay: 'The pay is unfair',
  harassment: 'Discrimination or harassment',
  other: 'Something else',
}

/** What a report is about: the gig, or the business behind it. */
export const reportSubjects = ['gig', 'business'] as const
export type ReportSubject = (typeof reportSubjects)[number]

/** An admin's decisions on a listing. `dismiss` closes its reports and changes nothing else. */
export const listingDecisions = ['approve', 'refuse', 'hide', 'restore', 'dismiss'] as const
export type ListingDecision = (typeof listingDecisions)[number]

/** An admin's decisions on a business. `allowName` permits one institution's name. */
export const businessDecisions = ['suspend', 'unsuspend', 'allowName'] as const
export type BusinessDecision = (typeof businessDecisions)[number]

/** All decisions that the review desk logs. */
export const reviewDecisions = [...listingDecisions, ...businessDecisions] as const
export type ReviewDecision = (typeof reviewDecisions)[number]

/** The label of each decision in the log of the review desk. */
export const reviewDecisionLabels: Record<ReviewDecision, string> = {
  approve: 'Approved',
  refuse: 'Refused',
  hide: 'Hidden',
  restore: 'Restored',
  dismiss: 'Reports closed',
  suspend: 'Business suspended',
  unsuspend: 'Suspension lifted',
  allowName: 'Name allowed',
}

/** Texts about reports, reviews and suspensions. They are not in `messages`, which every page loads. */
export const moderationMessages = {
  report: {
    reasonRequired: 'Choose what is wrong.',
    textRequired: 'Tell us what is wrong.',
    tooManyReports: 'You have sent many reports today. Please try again tomorrow.',
  },
  desk: {
    reasonRequired: 'Write a reason.',
    nameRequired: 'Write the name.',
    notAdmin: "This identity isn't an admin of Campus Gigs.",
    changed: 'This gig has changed since you opened it. Read it again, then decide.',
  },
  /** The message for calls of a suspended business. */
  suspended: 'Your account is suspended. Reload this page to read why.',
  reservedName: "That name belongs to an institution. If it's yours, write to us from Help.",
} as const
