/** Whether a page has the business's sidebar: its path is one of those, or lies under one. Whole segments count (SH-04). */
export function hasSidebar(pathname: string, sidebarPaths: readonly string[]): boolean {
  return sidebarPaths.some((path) => pathname === path || pathname.startsWith(`${path}/`))
}
