import { eventsPrefix, isPosterAddress, isPosterSlug } from '@/contract'
import { PosterLandingPage, ScanPage } from '@/features/posters'
import { useParams } from '../navigation/react'
import { paths } from '../paths'
import { useReplace } from '../use-replace'
import { NotFound } from './not-found-route'

/** `/events/{eventorganiser}/{posterid}`: the scan page of an event's poster (RT-09). */
export function EventPoster() {
  const { eventorganiser = '', posterid = '' } = useParams()
  if (!isPosterSlug(eventorganiser) || !isPosterSlug(posterid)) return <NotFound />
  return (
    <ScanPage
      key={`${eventorganiser}/${posterid}`}
      eventorganiser={eventorganiser}
      posterid={posterid}
      homeHref={paths.home()}
      onLeave={(url) => window.location.replace(url)}
    />
  )
}

/** `/events/{posterid}` (RT-09). */
export function EventsLanding() {
  const { posterid = '' } = useParams()
  const goHome = useReplace(paths.home())
  if (!isPosterSlug(posterid)) return <NotFound />
  return <PosterLandingPage universityName={eventsPrefix} posterId={posterid} onDone={goHome} />
}

/** `/{university}/{posterid}`: the catch-all for posters. A path that is no poster's address is not found (RT-10). */
export function UniversityLanding() {
  const { university = '', posterid = '' } = useParams()
  const goHome = useReplace(paths.home())
  if (!isPosterAddress(university, posterid)) return <NotFound />
  return <PosterLandingPage universityName={university} posterId={posterid} onDone={goHome} />
}
