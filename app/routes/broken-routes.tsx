import { Loading } from '@campus-gigs/ui'
import { BrokenScreen } from '@/features/shell'
import { paths } from '../paths'

export function Broken() {
  return <BrokenScreen homeHref={paths.home()} onRetry={() => window.location.reload()} />
}

/** Shown while the first screen's code loads. */
export function FirstLoad() {
  return (
    <div className="grid min-h-dvh place-items-center">
      <Loading label="Loading…" />
    </div>
  )
}
