import { formatMegabytes, limits, messages } from '@/domain'

/** A section of a legal page. */
export interface LegalSection {
  heading: string
  /** The texts of the paragraphs. */
  paragraphs?: readonly string[]
  /** A list after the paragraphs. */
  points?: readonly string[]
}

/** What the product does with people's data. Numbers come from the limits that the server enforces. */
export const privacySections: readonly LegalSection[] = [
  {
    heading: 'What we keep about you',
    paragraphs: ['We keep what you type in and upload, and a few facts about how you use Campus Gigs:'],
    points: [
      'Students: name, e-mail address and picture from your identity provider; phone number, suburb, week, expected pay, home country, personal summary, resumes, saved gigs, applications and the gigs you report.',
      'Businesses: your name and role, company, ABN, contact details, logo, cover, gigs, events and how you rated applicants. A password is stored scrambled, so nobody can read it.',
      'Both: where you are signed in (browser, system and when it was last used), the messages you send to support, and which e-mails you want.',
    ],
  },
  {
    heading: 'Who sees it',
    points: [
      'Students see a business’s name, category, logo and suburb, and its gigs and events. They never see its e-mail address or phone number.',
      'A business sees you only once you apply to one of its gigs: your name, picture, suburb, home country or that you are local, expected pay, week, summary, letter, answers and the resume you chose.',
      'A business sees your phone number and e-mail address only while you share them with it. The box is ticked when you apply; one click unticks it, and you can change it any time under Applied.',
      'Other applicants see no names: they see how many people are in each group, once a group is large enough.',
      'If you report a gig, we read it, and we don’t tell the business who reported it.',
      'We sell nothing, show no ads and use no tracking by others. Our staff look at data only to run the service or to answer you.',
    ],
  },
  {
    heading: 'What you can do',
    points: [
      'Withdraw an application, under Applied or on the gig. From that moment the business can’t see it or open its resume.',
      'See under Applied whether a business has opened your resume, and when it first and last did.',
      'Download all your data, in your settings: one ZIP file with your texts, resumes and pictures.',
      'Choose which e-mails you get, in your settings or by the link in each of them. E-mails about your account’s safety, such as a password reset, are always sent. So are those that tell you that a business you applied to has left or was suspended, or that we have hidden its gig.',
      'Delete your account, in your settings. It happens at once and can’t be undone.',
    ],
  },
  {
    heading: 'How long we keep it',
    points: [
      `${limits.applicationAccessDays} days after a gig has ended, its business can’t open resumes and contact details of its applicants any more. A gig ends when it is closed, filled or expires.`,
      'Sign-ins end after 7 days without a visit, and after 30 days in any case.',
      `Scans of posters are deleted after ${limits.scanRetentionDays} days.`,
      'For 30 days we keep a record of each e-mail you chose to get, and which gig it was about, so you don’t get it twice.',
      'Everything else stays until you change it, withdraw it or delete your account.',
    ],
  },
  {
    heading: 'What deleting your account removes',
    paragraphs: [
      'Everything that names you: your profile, files, letters, answers, saved gigs, drafts, messages and sign-ins. E-mails that were sent stay with those who got them.',
      'If you are a student, businesses still see that somebody applied, when, and how they rated it. Of a gig you reported we keep the reason you chose, without your name and your words.',
      `If you are a business, your gigs close. Students who applied to a gig or saved it keep its title, place, times and pay, with “${messages.account.deletedBusinessName}” in place of your name. Our log of what we decided about you and your gigs, and why, stays. If we suspended you, it has your present and former ABNs, so that a person reads the first gig of a new account with one of them.`,
    ],
  },
  {
    heading: 'Cookies and your device',
    paragraphs: [
      'We set cookies to sign you in, to keep you signed in and to know a device that you signed in from before, nothing else. Your browser also keeps your profile, the list of gigs and what you have typed but not sent, so that a reload loses nothing. Letters you sent and applicants are not kept there.',
      'Signing out removes all of it from the device, save for the cookie that knows the device (if you are a business, for 180 days), a gig you have begun to write, and saved gigs and ratings that are still to be sent. Sign out on shared computers.',
    ],
  },
  {
    heading: 'Posters',
    paragraphs: [
      'When somebody scans a poster we count the scan: which poster, when, the page the visitor came from, and what the browser says about the device, never the location. A random number, kept until the tab is closed, tells one visit from another. With “Do Not Track” or Global Privacy Control we keep the poster and the time only.',
    ],
  },
]

/** The rules for using the product. */
export const termsSections: readonly LegalSection[] = [
  {
    heading: 'What Campus Gigs is',
    paragraphs: [
      'Campus Gigs brings students and businesses together. Work agreements are between the two of you: we aren’t the employer, and we don’t check identities or workplaces.',
    ],
  },
  {
    heading: 'Your account',
    points: [
      'Say who you really are, and keep your details right.',
      'Your account is yours alone. Tell us if you think somebody else uses it.',
      'You can leave at any time by deleting your account in your settings.',
    ],
  },
  {
    heading: 'If you are a student',
    points: [
      'Apply only to gigs you would take, with a resume and a letter that are true.',
      `You can keep ${limits.resume.maxCount} resumes of up to ${Number(formatMegabytes(limits.resume.maxBytes))} MB each.`,
      'Never pay for a gig, and never send bank, tax file or passport numbers before you have met. A real business won’t ask.',
    ],
  },
  {
    heading: 'If you are a business',
    points: [
      'Post only real gigs, with the pay you will really give. Pay below the legal minimum needs a reason. We keep it with the gig; students don’t see it.',
      'Use what applicants send you to fill that gig, and for nothing else. Don’t keep resumes longer than you need them, and don’t pass them on.',
      'Choose people for what they can do. Choosing by origin, age, sex, religion or disability is against the law.',
      `A gig is live for ${limits.listingDays} days, or until the end of its date, free of charge. You can extend it.`,
    ],
  },
  {
    heading: 'What isn’t allowed',
    points: [
      'Scams, harassment, spam, copying data from Campus Gigs by machine, or trying to get at other people’s accounts.',
      'Texts or pictures that you have no right to use.',
    ],
    paragraphs: ['We may remove gigs and close accounts that break these rules.'],
  },
  {
    heading: 'What we promise, and what we can’t',
    paragraphs: [
      'We keep Campus Gigs running and safe as well as we can, but we can’t promise that it never fails, or that every gig and every applicant is as described. Your rights under Australian consumer law stay as they are.',
    ],
  },
]
