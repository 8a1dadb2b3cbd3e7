/**
 * Whether a page has the business's sidebar (SH-04): its path is one of `sidebarPaths`, or lies under one by whole
 * segments, as `/business/gig/1` lies under `/business/gig` and `/business/gigs` does not.
 */
export function hasSidebar(pathname: string, sidebarPaths: readonly string[]): boolean {
  return sidebarPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}
