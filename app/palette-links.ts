import type { PaletteLinks } from '@/features/shell'
import { paths } from './paths'

/** The screens and actions of the command palette, in a module of their own that loads when the palette first opens. */
export const paletteLinks: PaletteLinks = {
  student: {
    screens: [
      { label: 'Find a gig', href: paths.dashboard(), keywords: ['search', 'dashboard', 'jobs'] },
      { label: 'Saved Jobs', href: paths.jobHistory('saved-jobs') },
      { label: 'Applied Jobs', href: paths.jobHistory('applied-jobs'), keywords: ['applications'] },
      { label: 'Events', href: paths.upcomingEvents() },
      { label: 'Settings', href: paths.settings(), keywords: ['profile', 'resume', 'availability', 'pay'] },
      { label: 'Help', href: paths.studentHelp(), keywords: ['contact', 'support', 'questions'] },
    ],
    actions: [],
    signOut: 'Sign Out',
  },
  business: {
    screens: [
      { label: 'Profile', href: paths.businessDashboard(), keywords: ['dashboard'] },
      { label: 'Gigs', href: paths.gigs(), keywords: ['jobs', 'applications'] },
      { label: 'Events', href: paths.events() },
      { label: 'Settings', href: paths.businessSettings(), keywords: ['company', 'website'] },
      { label: 'Help', href: paths.help(), keywords: ['contact', 'support', 'questions'] },
    ],
    actions: [
      { label: 'Post a gig', href: paths.createGig(), keywords: ['create', 'job', 'ad'] },
      { label: 'Create an event', href: paths.createEvent(), keywords: ['poster'] },
    ],
    signOut: 'Log Out',
  },
  job: paths.job,
  gig: paths.gig,
  applicant: paths.applicant,
}
