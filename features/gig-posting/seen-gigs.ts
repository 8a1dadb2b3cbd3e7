/** The instant of the latest application of each gig when its page was last open on this device, by listing id. */
export type SeenGigs = Readonly<Record<string, string>>

/** Whether an application arrived since the gig's page was last open on this device, or ever if it never was. */
export function isUnread(gig: { id: string; applicants: { latestAt: string | null } }, seen: SeenGigs): boolean {
  const { latestAt } = gig.applicants
  if (latestAt === null) return false
  const seenAt = seen[gig.id]
  const isSeen = seenAt !== undefined && Date.parse(latestAt) <= Date.parse(seenAt)
  return !isSeen
}
