/** The instant each gig's page was last open on this device, by listing id. */
export type SeenGigs = Readonly<Record<string, string>>

/** Whether an application arrived since the gig's page was last open on this device, or ever if it never was. */
export function isUnread(gig: { id: string; applicants: { latestAt: string | null } }, seen: SeenGigs): boolean {
  const { latestAt } = gig.applicants
  return latestAt !== null && !(Date.parse(latestAt) <= Date.parse(seen[gig.id] ?? ''))
}
