import { type ReactNode, useMemo } from 'react'
import { type Locale, LocaleContext } from './locale-context'

export interface LocaleProviderProps {
  /** The language of the components inside; pass the same object on every render. Replaces the locale of a provider further up as a whole. */
  locale: Locale
  /** What is shown with the locale. */
  children: ReactNode
}

/**
 * Gives the components inside it the texts, the formats and the direction of a language. It renders no element: set `lang`
 * and `dir` on `<html>` too.
 */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  const value = useMemo(() => ({ ...locale, ...locale.texts }), [locale])
  return <LocaleContext.Provider value={value}>{children}</LocaleContext.Provider>
}
