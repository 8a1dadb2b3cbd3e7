import type { Listen } from '../db/listen.ts'
import { type Announcement, announcement, liveChannel } from './announce.ts'

/** One open page of a business. */
export interface Follower {
  /** Somebody has applied to this listing. */
  onApplication: (jobListingId: string) => void
  /** Anything may have happened. */
  onGap: () => void
  /** The server is going. */
  onEnd: () => void
}

/** Passes on what happens to the pages that are open at this server. */
export interface LiveHub {
  /** Follows what happens at a business. Returns an end to it. */
  follow: (businessId: string, follower: Follower) => () => void
  /** Sends every page away and hears no more. */
  close: () => Promise<void>
}

/** Pages of one business that are followed at once; the oldest makes room. */
const pagesPerBusiness = 20

/** Hears what any server tells of new applications. */
export async function openLiveHub(listen: Listen): Promise<LiveHub> {
  const pages = new Map<string, Set<Follower>>()
  const all = () => [...pages.values()].flatMap((followers) => [...followers])

  const end = await listen(liveChannel, {
    onMessage(payload) {
      const told = read(payload)
      if (told) for (const page of pages.get(told.businessId) ?? []) page.onApplication(told.jobListingId)
    },
    onGap() {
      for (const page of all()) page.onGap()
    },
  })

  function leave(businessId: string, follower: Follower): void {
    const followers = pages.get(businessId)
    followers?.delete(follower)
    if (followers?.size === 0) pages.delete(businessId)
  }

  return {
    follow(businessId, follower) {
      const followers = pages.get(businessId) ?? new Set()
      pages.set(businessId, followers.add(follower))
      const [oldest] = followers
      if (followers.size > pagesPerBusiness) oldest?.onEnd()
      return () => leave(businessId, follower)
    },
    async close() {
      for (const page of all()) page.onEnd()
      await end()
    },
  }
}

function read(payload: string): Announcement | undefined {
  try {
    return announcement.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}
