import { formatDollars, legalMinimumOn, limits, topScoreWeights } from '@/domain'

/** A frequent question with its answer, in plain text. */
export interface HelpQuestion {
  question: string
  answer: string
}

/** The kind of account that the help is for. */
export type HelpKind = 'student' | 'business'

const megabytes = (bytes: number) => `${bytes / 1024 / 1024} MB`

/** @param day `YYYY-MM-DD` in Melbourne, which decides the legal minimum of pay */
function studentQuestions(day: string): HelpQuestion[] {
  const { hourly, casual } = legalMinimumOn(day)
  return [
    {
      question: 'How do you work out if a gig fits my week?',
      answer:
        "You paint the slots you're free in, and a gig's shifts fall into the same slots. Each gig shows which of its shifts you can cover and where they clash.",
    },
    {
      question: 'Which hours are morning, afternoon, evening and night?',
      answer: 'Morning is 6 am to 12 pm, afternoon 12 pm to 6 pm, evening 6 pm to 10 pm, and night 10 pm to 6 am.',
    },
    {
      question: "Can I apply to a gig that doesn't fit my week?",
      answer: 'Yes. Anyone can apply to any gig. The business sees which shifts you can cover.',
    },
    {
      question: 'What order are the gigs in?',
      answer: 'Best fit first. You can also sort by the newest or the nearest. Nobody can pay to be higher up.',
    },
    {
      question: 'What is the lowest pay a gig may offer?',
      answer: `The legal minimum for adults is ${formatDollars(hourly)} an hour, and ${formatDollars(casual)} for casual work. We ask a business that offers less for the reason before it can post. Awards often pay more.`,
    },
    {
      question: 'How do I apply?',
      answer:
        'Open a gig and choose Fast apply. Pick a resume, write a short letter, answer the questions if there are any, and send it.',
    },
    {
      question: 'Can I apply twice, or change my application?',
      answer:
        'You can apply to each gig once, and an application stays as you sent it. To change it, withdraw it under Applied and apply again while the gig takes applications.',
    },
    {
      question: 'How many resumes can I keep, and in what format?',
      answer: `Up to ${limits.resume.maxCount} PDF files of at most ${megabytes(limits.resume.maxBytes)} each.`,
    },
    {
      question: 'How do I delete a resume?',
      answer:
        'Go to Settings, choose Delete in the menu of the resume, then Save Details. A business you sent the resume to can still open it, unless you withdraw the application.',
    },
    {
      question: 'Who sees my phone number and e-mail address?',
      answer:
        'Only businesses you share them with. The box is ticked when you apply: untick it, or change it later under Applied. A business you apply to sees your name, picture, suburb, expected pay, week, summary, letter, answers and resume, and your home country if you are an international student.',
    },
    {
      question: 'How do I know if a business has looked at my application?',
      answer:
        "Open Applied Jobs. An application says it was viewed once the business has rated you or contacted you. It also shows when they first and last opened your resume. The rating itself isn't shown to you.",
    },
    {
      question: 'What happens when a gig closes?',
      answer:
        'New students no longer find it. Your application stays under Applied Jobs, where you can see that the gig is closed.',
    },
  ]
}

function businessQuestions(): HelpQuestion[] {
  const { roster, letter, answers, distance } = topScoreWeights
  return [
    {
      question: 'How long is a gig live?',
      answer: `${limits.listingDays} days from when it goes live, or until the end of its date. From its page you can extend it to a week from now, though not past its date, and at most a week after it expired.`,
    },
    {
      question: 'What does it cost to post a gig?',
      answer: "New gigs are free for the first week, and Campus Gigs doesn't take payments.",
    },
    {
      question: 'Who can see my gigs?',
      answer:
        'Students who are signed in. Visitors of our front page may see the title, your company, the suburb, the shifts and the pay of live gigs.',
    },
    {
      question: 'Can I offer less than the legal minimum?',
      answer: "We warn you and ask for the reason, for example a junior rate. Without a reason you can't post the gig.",
    },
    {
      question: 'Which questions can I ask applicants?',
      answer: `Up to ${limits.questionsPerListing} from our list, each with fixed answers. You choose them in the fourth step of a gig.`,
    },
    {
      question: 'How are Top Applicants ranked?',
      answer: `By points: up to ${roster} for the shifts they cover, ${letter} for the cover letter, ${answers} for answered questions and ${distance} for living close by. What a gig doesn't have is left out. Nothing else counts.`,
    },
    {
      question: 'Do students see how I rate them?',
      answer:
        'No. Your rating is for you. A student sees that you have viewed the application, and when you first and last opened the resume.',
    },
    {
      question: 'How do I contact an applicant?',
      answer:
        'Open the applicant and choose the message or the e-mail. Both are there once the applicant has shared their contact details with you. A message opens WhatsApp with their number, and an e-mail goes to them with a copy to us.',
    },
    {
      question: 'How do I close a gig?',
      answer:
        "Open the gig, choose Manage Job, then Close this job posting. Applicants keep their application and see it's closed. Nobody new can find it.",
    },
    {
      question: 'Where does the link on an event poster lead?',
      answer:
        'To the link you gave the event. Without one it leads to your website if that begins with https://, otherwise to Campus Gigs.',
    },
    {
      question: 'What do you record when somebody scans a poster?',
      answer: `The poster, the time and some facts about the device. With Do Not Track or Global Privacy Control on, only the poster and the time. We delete scans after ${limits.scanRetentionDays} days.`,
    },
    {
      question: 'I forgot my password. What now?',
      answer:
        "Choose Forgot your password? where you sign in. If your account has an e-mail address, you'll get a link that works for one hour.",
    },
  ]
}

/** The questions for a kind of account, with the answers that are true on a day (`YYYY-MM-DD` in Melbourne). */
export function questionsFor(kind: HelpKind, day: string): HelpQuestion[] {
  return kind === 'student' ? studentQuestions(day) : businessQuestions()
}

const normalise = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The questions that contain every word of the query, themselves or in their answer, ignoring case and accents. */
export function searchQuestions(questions: readonly HelpQuestion[], query: string): HelpQuestion[] {
  const words = normalise(query).split(/\s+/).filter(Boolean)
  return questions.filter(({ question, answer }) => {
    const text = normalise(`${question} ${answer}`)
    return words.every((word) => text.includes(word))
  })
}
