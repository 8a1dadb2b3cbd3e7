/** Texts of the pages that a poster's scan opens. */
export const poster = {
  holdOn: 'Hold on...',
  redirecting: (seconds: number) => `Redirecting you in ${seconds} seconds..`,
  ready: 'Your link is ready!',
  finding: 'Finding out where this poster leads…',
  leadsTo: (host: string) => `This poster leads to ${host}.`,
  open: 'Click here!',
  landing: 'Taking you to your landing page...',
  unknown: "This poster isn't in use any more, so the link leads to Campus Gigs.",
  noPage: 'This event has no page of its own, so the link leads to Campus Gigs.',
  notice:
    'We count this scan: which poster, when, the page you came from, and what your browser says about your device. Never your location. It is deleted after 90 days.',
  minimalNotice: 'Your browser asks not to be tracked, so we only count which poster was scanned, and when.',
} as const
