import { Button, Combobox } from '@campus-gigs/ui'
import { useState } from 'react'
import { canSearch } from '../search'

export interface SearchBarProps {
  /** What the list is filtered by; empty for the full list. */
  query: string
  /** Titles, keywords, suburbs and companies to choose from. */
  suggestions: readonly string[]
  /** Something was typed: more suggestions may be fetched for it. */
  onType: (text: string) => void
  onSearch: (query: string) => void
}

const itself = (text: string) => text
/** A chosen suggestion arrives through `onInputChange` too, so `onChange` has nothing to do. */
const ignoreChoice = () => {}

/** The search box: suggestions while typing, GO inside it to search, X to have everything back. */
export function SearchBar({ query, suggestions, onType, onSearch }: SearchBarProps) {
  const [text, setText] = useState(query)
  const [shownQuery, setShownQuery] = useState(query)
  // The address changed by Back or a link.
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
      className="relative min-w-0 max-w-2xl flex-1"
    >
      <Combobox
        label="Title, suburb or company"
        hideLabel
        options={suggestions}
        value={suggestions.find((suggestion) => suggestion === text) ?? null}
        onChange={ignoreChoice}
        optionKey={itself}
        optionLabel={itself}
        inputValue={text}
        onInputChange={change}
        allowCustom
        clearable
        placeholder="Title, suburb or company"
        emptyText="No suggestion, but GO still searches"
        labels={{ clear: 'Clear search', toggle: 'Show suggestions' }}
        // GO stands inside the frame, after the field's own buttons.
        className="[&_.control-frame]:pe-18"
      />
      <Button type="submit" variant="brand" disabled={!canSearch(text)} className="absolute end-1 bottom-1 min-h-10">
        GO
      </Button>
    </form>
  )
}
