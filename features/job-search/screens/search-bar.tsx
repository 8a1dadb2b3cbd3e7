import { Button, Combobox } from '@campus-gigs/ui'
import { useState } from 'react'
import { canSearch } from '../search'

export interface SearchBarProps {
  /** The query of the list; empty for all listings. */
  query: string
  /** Suggested titles, keywords, suburbs and companies. */
  suggestions: readonly string[]
  /** Called with the typed text, to load suggestions for it. */
  onType: (text: string) => void
  /** Called with the query to search for; empty when the search is cleared. */
  onSearch: (query: string) => void
}

const identity = (text: string) => text
/** Combobox reports a chosen suggestion through `onInputChange` too, so `onChange` does nothing. */
const ignoreChoice = () => {}

/** The search box: suggestions while typing, GO to search, X to clear the search. */
export function SearchBar({ query, suggestions, onType, onSearch }: SearchBarProps) {
  const [text, setText] = useState(query)
  const [shownQuery, setShownQuery] = useState(query)
  // Back or a link may change the query in the address.
  if (query !== shownQuery) {
    setShownQuery(query)
    setText(query)
  }

  function handleType(typed: string) {
    setText(typed)
    onType(typed)
    if (typed === '' && query !== '') onSearch('')
  }

  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        if (canSearch(text)) onSearch(text.trim())
      }}
      className="relative min-w-0 max-w-2xl flex-1 basis-56"
    >
      <Combobox
        label="Title, suburb or company"
        hideLabel
        options={suggestions}
        value={suggestions.find((suggestion) => suggestion === text) ?? null}
        onChange={ignoreChoice}
        optionKey={identity}
        optionLabel={identity}
        inputValue={text}
        onInputChange={handleType}
        allowCustom
        clearable
        placeholder="Title, suburb or company"
        emptyText="No suggestion, but GO still searches"
        labels={{ clear: () => 'Clear search', toggle: () => 'Show suggestions' }}
        // Leaves room for GO inside the field's frame.
        className="[&_.control-frame]:pe-18 [&_input]:text-ellipsis"
      />
      <Button
        type="submit"
        variant="brand"
        disabled={!canSearch(text)}
        className="absolute end-0.5 bottom-0.5 min-h-11"
      >
        GO
      </Button>
    </form>
  )
}
