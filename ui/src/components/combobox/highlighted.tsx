import { matchRange } from './filter'

interface HighlightedProps {
  text: string
  query: string
}

/** Text with the part that matches the query made bold. */
export function Highlighted({ text, query }: HighlightedProps) {
  const range = matchRange(text, query)
  if (!range) return text
  const [start, end] = range
  return (
    <>
      {text.slice(0, start)}
      <mark className="bg-transparent font-bold text-brand-ink underline decoration-2 underline-offset-2">
        {text.slice(start, end)}
      </mark>
      {text.slice(end)}
    </>
  )
}
