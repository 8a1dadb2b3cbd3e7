import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Texts } from './texts'

/** The reading direction of a script. */
export type Direction = 'ltr' | 'rtl'

/** A language with its texts and conventions, for `LocaleProvider`. */
export interface Locale {
  /** BCP 47 language tag, such as `ar`. Dates, numbers and the names of countries follow it. */
  language: string
  /** The direction of layers, and of keys that mean forwards and backwards. Default: the direction of `<html>`. */
  direction?: Direction
  /** The day that weeks start with. Default `sunday`. */
  weekStart?: 'sunday' | 'monday'
  /** The texts by component. Those that are missing are English. */
  texts?: { [Component in keyof Texts]?: Partial<Texts[Component]> }
}

/** A language of the package: every text, save those that the browser formats (`timeAgo`). */
export interface Language extends Locale {
  texts: Omit<Texts, 'timeAgo'>
}

/** A locale as the components read it: the texts beside the conventions, which is less code in each component. */
export type LocaleContextValue = Partial<Omit<Locale, 'texts'>> & Locale['texts']

/** The locale of a tree of components; empty without a `LocaleProvider`, which means Australian English. */
export const LocaleContext = createContext<LocaleContextValue>({})

/** The language tag of the locale. */
export const useLanguage = () => useContext(LocaleContext).language ?? 'en-AU'

/** Joins texts by name, the first ones first. An `undefined` text counts as missing; the last texts are complete. */
export function joinTexts<All extends object>(...sources: [...(Partial<All> | undefined)[], All]): All {
  const joined: Partial<All> = {}
  // The casts: any texts may be partial, save the last, which are complete.
  for (const texts of sources as (Partial<All> | undefined)[]) {
    for (const name in texts) joined[name] ??= texts[name]
  }
  return joined as All
}

/**
 * The texts of a component.
 *
 * @param english the default
 * @param labels the component's prop `labels`, which wins over the locale's texts
 */
export function useTexts<Component extends keyof Texts>(
  component: Component,
  english: Texts[Component],
  labels?: Partial<Texts[Component]>,
): Texts[Component] {
  const localeTexts: NonNullable<Locale['texts']> = useContext(LocaleContext)
  return joinTexts(labels, localeTexts[component], english)
}

const watchNothing = () => () => {}

/** The direction where a component is rendered: the locale's, else that of `<html>`; on a server `ltr`. */
export function useDirection(): Direction {
  const pageDirection = useSyncExternalStore<Direction>(
    watchNothing,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  )
  return useContext(LocaleContext).direction ?? pageDirection
}

/** Creating a formatter takes longer than formatting with it. */
const formatters = new Map<string, Intl.NumberFormat>()

/** Formats a number for the locale, with all of its decimals. */
export function useFormatNumber(): (value: number) => string {
  const language = useLanguage()
  const formatter = formatters.get(language) ?? new Intl.NumberFormat(language, { maximumFractionDigits: 20 })
  formatters.set(language, formatter)
  return formatter.format
}
