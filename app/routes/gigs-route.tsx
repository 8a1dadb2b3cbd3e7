import { GigsPage } from '@/features/gig-posting'
import { paths } from '../paths'

/** Separate from the routes of the wizard and a gig's page, which load 110 kB more JavaScript. */
export function Gigs() {
  return <GigsPage links={{ createGig: paths.createGig(), gig: paths.gig, gigDraft: paths.gigDraft }} />
}
