/** When each gig's page was last open on this device, by listing id. */
export type SeenGigs = Readonly<Record<string, string>>

/** Whether somebody has applied since the gig's page was last open here; always, while it never was. */
export function isUnread(gig: { id: string; Application: readonly { appliedAt: string }[] }, seen: SeenGigs): boolean {
  const lastOpen = Date.parse(seen[gig.id] ?? '')
  return gig.Application.some(({ appliedAt }) => !(Date.parse(appliedAt) <= lastOpen))
}
