/** What the helpers use of Testing Library's `userEvent` (or that of Vitest's browser mode). */
export interface UserActions {
  click(element: Element): Promise<unknown>
  clear(element: Element): Promise<unknown>
  type(element: Element, text: string): Promise<unknown>
}

/** What the helpers use of Playwright's `Locator`. */
export interface PageLocator {
  page(): { getByRole(role: 'option', options: { name: string | RegExp }): PageLocator }
  locator(selector: string): PageLocator
  all(): Promise<PageLocator[]>
  first(): PageLocator
  getAttribute(name: string): Promise<string | null>
  fill(text: string): Promise<void>
  click(): Promise<void>
}
