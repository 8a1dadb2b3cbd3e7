import { limits } from './limits.ts'

/**
 * The texts about posting gates, review, e-mail verification and ABN. They are not in `messages`, because only posting,
 * settings and sign-in load them, and every page loads `messages`.
 */
export const goingLiveMessages = {
  email: {
    verified: 'Your e-mail address is verified.',
    linkSent: 'A link to verify your e-mail address is on its way to it.',
    linkKept: "This server doesn't send e-mail. The link to verify your e-mail address is in the server's mail folder.",
    linkExpired: 'This link has expired or was already used. Ask for a new one in your settings.',
    nothingToVerify: 'That e-mail address is verified already, or no longer yours.',
    sentTo: (address: string, until: string) => `Open the link in the mail to ${address}. It works until ${until}.`,
    expiredFor: (address: string) => `The link for ${address} has expired.`,
    notSentTo: (address: string) => `${address} isn't verified yet.`,
    replaces: (newAddress: string, address: string) => `${newAddress} replaces ${address} once you verify it.`,
    linkNotSent: "The link hasn't been sent.",
    tooManyLinks: "We can't mail more links today. Open one you already have, or try again tomorrow.",
  },
  abn: {
    hint: (trust: 'open' | 'verified' | 'reviewed') =>
      trust === 'open' ? 'Optional. Students never see it.' : 'You need it to post gigs. Students never see it.',
    invalid: 'An ABN has 11 digits, like 51 824 753 556. Check each one.',
  },
  gig: {
    listFull: "That's as many as fit. Remove one to add another.",
    /** What to do before a gig can be posted, by gate. */
    gates: {
      profile: 'Finish your business profile first, then post this gig.',
      email:
        'Verify your e-mail address first, then post this gig: open the link in your mail, or ask for one in your settings.',
      abn: 'Add your ABN in your settings first, then post this gig.',
      liveListings: `You have ${limits.liveListings} gigs live or waiting, which is the most at once. Close or pause one first.`,
      postsPerDay: `You have posted ${limits.postsPerDay} gigs in 24 hours, which is the most. Post this one tomorrow.`,
    },
    /** Beside the button that posts a gig. */
    goesLive: 'Goes live at once',
    isReviewedFirst: 'Will be reviewed first',
    /** The lead of the last step of an edit that will wait. */
    editWaitsLead: "One last look. Students can't see this gig until it's approved.",
    whyReviewed: 'Why this gig will be reviewed first',
    waiting: 'Your gig is waiting for review.',
    waitingText:
      "Students can't see it until somebody at Campus Gigs has looked at it. The gig's page shows what they decide. You can still edit it.",
  },
} as const

/** Why an ABN can't be cleared. Not in {@link goingLiveMessages}, because only the server sends this text. */
export const abnNeeded = 'Your gigs need an ABN. Close them first, or enter another one.'
/** When a business has replaced as many ABNs as the server keeps. */
export const abnChangedTooOften = 'You have changed your ABN too often. Write to us from Help to change it again.'

/** Why an event is refused. Not in {@link goingLiveMessages}, because only the server sends these texts. */
export const eventRefusals = {
  gates: {
    profile: 'Finish your business profile first, then create this event.',
    email:
      'Verify your e-mail address first, then create this event: open the link in your mail, or ask for one in your settings.',
    abn: 'Add your ABN in your settings first, then create this event.',
  },
  noApprovedGig: 'Post a gig first. Once we have approved it, you can create this event.',
  tooManyEvents: `You have created ${limits.eventsPerDay} events in 24 hours, which is the most. Create this one tomorrow.`,
  institutionName: "An event can't carry the name of an institution. If it's yours, write to us from Help.",
} as const
