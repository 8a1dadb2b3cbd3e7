import { GigsPage } from '@/features/gig-posting'
import { paths } from '../paths'

/** In a module of its own, because the wizard and a gig's page load 110 kB of JavaScript more. */
export function Gigs() {
  return <GigsPage links={{ createGig: paths.createGig(), gig: paths.gig, gigDraft: paths.gigDraft }} />
}
