import type { Question } from './entities.ts'

/** The ten screening questions; a listing asks up to `limits.questionsPerListing` of them. */
export const screeningQuestions: readonly Question[] = [
  {
    question: 'Which of these describes your right to work in Australia?',
    options: [
      'Australian or New Zealand citizen',
      'Permanent resident',
      'Student visa with work rights',
      'Another visa with work rights',
      'I do not have work rights yet',
    ],
  },
  {
    question: 'When could you start?',
    options: ['Straight away', 'Within a week', 'Within two weeks', 'Within a month', 'In more than a month'],
  },
  {
    question: 'What hourly rate are you looking for?',
    options: ['The award rate', 'Up to $30', '$30 to $35', '$35 to $40', 'More than $40'],
  },
  {
    question: 'Could you show a photo ID before your first shift?',
    options: ["Yes, an Australian driver's licence", 'Yes, a passport', 'Yes, another photo ID', 'No'],
  },
  {
    question: 'Do you have a current police check?',
    options: ['Yes, from the last 12 months', 'Yes, an older one', 'No, but I am willing to get one', 'No'],
  },
  {
    question: 'Are you comfortable with physical tasks, such as lifting 15 kg or standing for a whole shift?',
    options: ['Yes, all of it', 'Most of it', 'Only light tasks', 'No'],
  },
  {
    question: 'How much experience do you have with gigs like this one?',
    options: ['None yet, keen to learn', 'Less than 6 months', '6 to 12 months', '1 to 3 years', 'More than 3 years'],
  },
  {
    question: 'Can you work weekends and public holidays?',
    options: ['Both', 'Weekends only', 'Public holidays only', 'Sometimes, by arrangement', 'Neither'],
  },
  {
    question: 'How far are you happy to travel to work?',
    options: ['Up to 5 km', 'Up to 10 km', 'Up to 20 km', 'Anywhere in Melbourne'],
  },
  {
    question: 'Do you have your own vehicle?',
    options: ['Yes, a car', 'Yes, a motorbike or scooter', 'Yes, a bicycle', 'No, I use public transport'],
  },
]
