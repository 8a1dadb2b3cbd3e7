import type { SampleBusiness } from './types.ts'

/** The tutors, who work after school and between classes. */
export const peerTutors: SampleBusiness = {
  companyName: 'Wattle Peer Tutors (sample)',
  companyCategory: 'Tutoring',
  description:
    'Students who did well last year, helping students who would like to this year. One to one, in libraries and online.',
  ownerFirstName: 'Farid',
  ownerLastName: 'Haidari',
  profileOwnerPosition: 'Coordinator',
  email: 'farid@wattle-tutors.example',
  phoneNumber: '+61 491570110',
  suburb: ['Clayton', '3168'],
  pictogram: 'pencil',
  scheme: 'wattle',
  listings: [
    {
      jobTitle: 'VCE maths tutor',
      jobType: 'Part-Time',
      suburb: ['Clayton', '3168'],
      pay: { from: 45, to: 60, type: 'Per Hour' },
      roster: { Monday: '16:00-19:00', Wednesday: '16:00-19:00', Thursday: '16:00-19:00' },
      summary: ['Methods or Specialist, one student at a time', 'Lesson plans supplied', 'Online or at the library'],
      keywords: ['Tutoring', 'Weekdays', 'Maths'],
      description:
        '<p>You scored well, and you remember what made it click. We match you with two or three students and you stay with them until exams.</p><h3>Before you begin</h3><ul><li><p>A Working with Children Check (free for volunteers, we refund the paid one)</p></li><li><p>A half-day of paid training</p></li></ul>',
      questions: [4, 8],
      hoursAgo: 6,
    },
    {
      jobTitle: 'English conversation partner',
      jobType: 'Casual',
      suburb: ['Caulfield East', '3145'],
      pay: { from: 35, to: 38, type: 'Per Hour' },
      roster: {},
      summary: ['Talk with newly arrived students', 'You choose the hours together', 'Coffee is on us'],
      keywords: ['Tutoring', 'Languages', 'International'],
      description:
        '<p>No grammar drills. Walk, talk, order lunch, read the council website aloud and laugh about it. Times are agreed with your partner each week, so there is no fixed roster.</p>',
      questions: [1],
      hoursAgo: 47,
    },
    {
      jobTitle: 'Exam revision host, weekends',
      jobType: 'Casual',
      suburb: ['Parkville', '3052'],
      pay: { from: 520, to: 520, type: 'Flat Rate' },
      roster: { Saturday: '10:00-16:00', Sunday: '10:00-16:00' },
      summary: ['Keep a room of forty calm and fed', 'Two days, one fee'],
      keywords: ['Tutoring', 'Events', 'Weekends Only'],
      description:
        '<p>You are the friendly face at the door: sign people in, start the timers, hand out past papers, rescue the printer. Tutors do the teaching; you make the day work.</p>',
      questions: [],
      hoursAgo: 122,
    },
  ],
}

/** The cleaners, who work early and in the daytime. */
export const brightSide: SampleBusiness = {
  companyName: 'Bright Side Cleaning (sample)',
  companyCategory: 'Cleaning Agency',
  description:
    'Homes, share houses and small offices across the inner west. Plant-based products, proper pay, pairs not solo shifts.',
  ownerFirstName: 'Leilani',
  ownerLastName: 'Faleolo',
  profileOwnerPosition: 'Director',
  email: 'leilani@bright-side.example',
  phoneNumber: '+61 491570313',
  suburb: ['Footscray', '3011'],
  pictogram: 'bubbles',
  scheme: 'eucalyptus',
  listings: [
    {
      jobTitle: 'Office cleaner before nine',
      jobType: 'Part-Time',
      suburb: ['Kensington', '3031'],
      pay: { from: 35, to: 36, type: 'Per Hour' },
      roster: {
        Monday: '05:30-08:30',
        Tuesday: '05:30-08:30',
        Wednesday: '05:30-08:30',
        Thursday: '05:30-08:30',
        Friday: '05:30-08:30',
      },
      summary: ['Done before your first class', 'Work in pairs', 'Same building every day'],
      keywords: ['Cleaning', 'Weekdays', 'Early start'],
      description:
        '<p>Three floors, two people, three hours. You get a swipe card, a trolley that does not squeak and a manager who answers the phone.</p>',
      questions: [4, 0],
      hoursAgo: 17,
    },
    {
      jobTitle: 'Share-house reset crew',
      jobType: 'Casual',
      suburb: ['Footscray', '3011'],
      pay: { from: 36, to: 38, type: 'Per Hour' },
      roster: { Tuesday: '10:00-15:00', Thursday: '10:00-15:00' },
      summary: ['End-of-lease cleans, two at a time', 'Van and gear supplied'],
      keywords: ['Cleaning', 'House Keeping', 'Weekdays'],
      description:
        '<p>You have lived in one, you know where the grease hides. We turn up, put music on and hand back a house that gets its bond. <strong>Oven specialists get an extra $2 an hour.</strong></p>',
      questions: [5, 9],
      hoursAgo: 63,
    },
    {
      jobTitle: 'Apartment turnover, Sundays',
      jobType: 'Casual',
      suburb: ['Melbourne', '3000'],
      pay: { from: 60, to: 62, type: 'Per Hour' },
      roster: { Sunday: '10:00-15:00' },
      summary: ['Four short-stay apartments, one building', 'Sunday rates'],
      keywords: ['House Keeping', 'Cleaning', 'Weekends Only'],
      description:
        '<p>Strip, dust, mop, make it look like a photo. Linen is delivered to the lobby; the lifts work. One quick coffee stop is part of the plan.</p>',
      questions: [],
      hoursAgo: 111,
    },
  ],
}

/** The event crew, which has long and late shifts. */
export const longWeekend: SampleBusiness = {
  companyName: 'Long Weekend Events (sample)',
  companyCategory: 'Event Organizer',
  description:
    'Festivals, fun runs and graduation balls. If there is a marquee in a park in Melbourne, there is a fair chance we hammered it in.',
  ownerFirstName: 'Sasha',
  ownerLastName: 'Lindqvist',
  profileOwnerPosition: 'Crew lead',
  email: 'sasha@long-weekend.example',
  phoneNumber: '+61 491570737',
  suburb: ['Southbank', '3006'],
  pictogram: 'ticket',
  scheme: 'night',
  events: [
    {
      eventName: 'Summer on the lawn',
      daysAhead: 14,
      suburb: ['Southbank', '3006'],
      charge: 0,
      link: 'https://example.com/summer-on-the-lawn',
      posterSlug: 'summer-on-the-lawn',
    },
  ],
  listings: [
    {
      jobTitle: 'Festival bump-out crew',
      jobType: 'One Time Gig',
      suburb: ['Flemington', '3031'],
      pay: { from: 340, to: 340, type: 'Flat Rate' },
      roster: { Saturday: '21:00-05:00' },
      summary: ['Take a small festival apart overnight', 'Hot food at one, sunrise at the end'],
      keywords: ['Events', 'Weekends Only', 'Outdoors'],
      description:
        '<p>When the last song ends we have until dawn. Fencing, cabling, flooring, then breakfast. Steel caps if you have them; we lend them if you do not.</p>',
      questions: [5, 3],
      hoursAgo: 26,
    },
    {
      jobTitle: 'Campus poster walk',
      jobType: 'Casual',
      suburb: ['Bundoora', '3083'],
      pay: { from: 34, to: 34, type: 'Per Hour' },
      roster: { Monday: '11:00-14:00', Wednesday: '11:00-14:00', Friday: '11:00-14:00' },
      summary: ['Walk the campus, pin up posters', 'Fits between classes', 'Step count guaranteed'],
      keywords: ['Poster Gig', 'Weekdays', 'Outdoors'],
      description:
        '<p>We print, you pin. Sixty noticeboards, three routes, one stapler that is yours for ever. Permits are sorted.</p>',
      questions: [],
      hoursAgo: 1.5,
    },
    {
      jobTitle: 'Graduation ball host and cloakroom',
      jobType: 'Casual',
      suburb: ['Southbank', '3006'],
      pay: { from: 40, to: 43, type: 'Per Hour' },
      roster: { Friday: '17:30-00:30', Saturday: '17:30-00:30' },
      summary: ['Greet, seat, guard the coats', 'Dress up, paid'],
      keywords: ['Events', 'Hospo', 'RSA'],
      description:
        '<p>Four balls in four weeks. You check names, calm the lost and match six hundred coats to six hundred tickets. A good memory beats a good suit, but bring the suit.</p>',
      questions: [7],
      hoursAgo: 69,
    },
  ],
}
