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
  /** The texts by part. Those that are missing are English. */
  texts?: { [Part in keyof Texts]?: Partial<Texts[Part]> }
}

/** A language of the package: every text, save those that the browser formats (`timeAgo`). */
export interface Language extends Locale {
  texts: Omit<Texts, 'timeAgo'>
}

/** A locale as the components read it: its texts by part stand beside its conventions, which is less code in each part. */
export type LocaleContextValue = Partial<Omit<Locale, 'texts'>> & Locale['texts']

/** The locale of a tree of components; empty without a `LocaleProvider`, which means Australian English. */
export const LocaleContext = createContext<LocaleContextValue>({})

/** The language tag of the locale. */
export const useLanguage = () => useContext(LocaleContext).language ?? 'en-AU'

/**
 * The texts of a part.
 *
 * @param english the default
 * @param labels the `labels` of the component, which win over those of the locale
 */
export function useTexts<Part extends keyof Texts>(
  part: Part,
  english: Texts[Part],
  labels?: Partial<Texts[Part]>,
): Texts[Part] {
  return { ...english, ...useContext(LocaleContext)[part], ...labels }
}

const watchNothing = () => () => {}

/** The direction where a component is rendered: the locale's, else that of `<html>`; on a server `ltr`. */
export function useDirection(): Direction {
  const ofPage = useSyncExternalStore<Direction>(
    watchNothing,
    () => (document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  )
  return useContext(LocaleContext).direction ?? ofPage
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
