import { Button, Combobox } from '@campus-gigs/ui'
import { useState } from 'react'
import { canSearch } from '../search'

export interface SearchBarProps {
  /** What the list is filtered by; empty for the full list. */
  query: string
  /** Distinct titles and keywords of the listings. */
  suggestions: readonly string[]
  /** Something was typed: more suggestions may be fetched for it. */
  onType: (text: string) => void
  onSearch: (query: string) => void
}

const itself = (text: string) => text
/** The text alone counts here: what is chosen from the list arrives as text too. */
const followText = () => {}

/** The keyword box: suggestions while typing, GO to filter, X to have everything back. */
export function SearchBar({ query, suggestions, onType, onSearch }: SearchBarProps) {
  const [text, setText] = useState(query)
  const [shownQuery, setShownQuery] = useState(query)
  // A search that came from elsewhere (Back, a link) is shown in the box.
  if (query !== shownQuery) {
    setShownQuery(query)
    setText(query)
  }

  function change(next: string) {
    setText(next)
    onType(next)
    if (next === '' && query !== '') onSearch('')
  }

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        if (canSearch(text)) onSearch(text.trim())
      }}
      className="flex max-w-2xl items-end gap-3"
    >
      <Combobox
        label="Job title or keyword"
        options={suggestions}
        value={suggestions.find((suggestion) => suggestion === text) ?? null}
        onChange={followText}
        optionKey={itself}
        optionLabel={itself}
        inputValue={text}
        onInputChange={change}
        allowCustom
        clearable
        placeholder="Barista, weekends, RSA…"
        emptyText="No suggestion, but GO still searches"
        labels={{ clear: 'Clear search', toggle: 'Show suggestions' }}
        className="flex-1"
      />
      <Button type="submit" variant="brand" disabled={!canSearch(text)} className="min-h-12">
        GO
      </Button>
    </form>
  )
}
