import type { WizardStep } from '../wizard'

interface StepCopy {
  /** Beside the progress bar. */
  name: string
  heading: string
  lead: string
  /** Why we ask, beside the step on wide screens. */
  why: string
}

/** What each step says. The last heading and lead are the specification's. */
export const stepCopy: Record<WizardStep, StepCopy> = {
  1: {
    name: 'About you',
    heading: "Let's start with you",
    lead: 'The name and number a business sees when you apply.',
    why: 'Businesses only see your number once you apply to one of their gigs.',
  },
  2: {
    name: 'Where you live',
    heading: 'Where do you live?',
    lead: 'Your suburb is enough. Nobody sees your street.',
    why: 'Businesses can sort applicants by how far they would travel.',
  },
  3: {
    name: 'Student type',
    heading: 'Are you a domestic or an international student?',
    lead: 'Everybody is welcome on every gig.',
    why: 'Some student visas limit the hours you may work; employers plan shifts around that.',
  },
  4: {
    name: 'Home country',
    heading: 'Where is home?',
    lead: 'The country you came to Melbourne from.',
    why: 'It stands on your profile. You can change it in Settings.',
  },
  5: {
    name: 'Expected pay',
    heading: 'What would you like to be paid?',
    lead: 'An hourly rate in Australian dollars, before tax.',
    why: 'It is a starting point for a conversation, not a promise.',
  },
  6: {
    name: 'Availability',
    heading: 'What does your availability look like?',
    lead: 'Almost done!',
    why: 'Every gig is laid over this week, so you see at once how well it fits.',
  },
}
