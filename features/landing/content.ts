/**
 * The landing page's texts. Headline, buttons and card titles are the specification's; the founders,
 * their quotes, the tagline and the reasons are sample copy to be replaced by the real ones.
 */
export const content = {
  headline: 'Your Campus Gig Marketplace',
  lead: "Paint the week you're free. See at once which gigs fit between your classes.",
  students: {
    title: 'For Students',
    text: 'Earn while you learn. Tell us your week once, and every gig shows how its shifts fit it.',
    action: 'Sign Up as a Student',
  },
  businesses: {
    title: 'For Businesses',
    text: 'Post a gig in minutes and reach students who can really work the shift. New gigs are free for the first week.',
    action: 'SignUp and Post a Gig',
  },
  why: {
    title: 'Why Choose Campus Gigs',
    reasons: [
      { title: 'Earn while you learn', text: 'Gigs sorted by your week, not by who paid to be on top.' },
      {
        title: 'Reach students who can come',
        text: 'Applicants arrive with the slots they are free, beside your roster.',
      },
      {
        title: 'A matching algorithm you can read',
        text: 'Shift slots you cover, out of shift slots there are. No magic.',
      },
      {
        title: 'Started on campus',
        text: 'Begun in a university incubator programme, by students who worked these shifts.',
      },
    ],
  },
  founders: {
    title: 'From the founders',
    message:
      'We both missed lectures for shifts we could have swapped, and missed shifts we never heard about. So we pinned the two weeks side by side.',
    quotes: [
      { text: 'I wanted a job board that knew I had a lab on Thursday.', name: 'Sample Founder', role: 'Co-founder' },
      {
        text: 'My café needed one person for one evening. Now I can see who.',
        name: 'Another Sample Founder',
        role: 'Co-founder',
      },
    ],
  },
  start: {
    title: 'Get Started Today',
    text: 'It takes about three minutes, and the grid is the fun part.',
    action: 'Join Now',
  },
  tagline: 'Your week, well worked.',
  company: 'Campus Gigs',
} as const
