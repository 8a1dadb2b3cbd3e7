import { TextField } from '@campus-gigs/ui'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { formatCount, messages } from '@/domain'
import { type HelpKind, type HelpQuestion, searchQuestions } from '../questions'
import { ContactForm, type ContactFormProps } from './contact-form'

interface HelpScreenProps extends ContactFormProps {
  kind: HelpKind
  questions: readonly HelpQuestion[]
}

const maxQueryCharacters = 80

/** Frequent questions with a search, and a message to support (FD-08, RT-08). */
export function HelpScreen({ kind, questions, ...contact }: HelpScreenProps) {
  const [query, setQuery] = useState('')
  const matches = searchQuestions(questions, query)
  return (
    <main id="main" className="page py-6 lg:py-10">
      <h1 className="page-heading">Help</h1>
      <div className="mt-6 grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <section aria-labelledby="questions" className="min-w-0">
          <h2 id="questions" className="font-display text-xl">
            Questions and answers
          </h2>
          <TextField
            className="mt-4"
            label="Search the answers"
            type="search"
            value={query}
            onChange={setQuery}
            maxLength={maxQueryCharacters}
          />
          <p role="status" className={matches.length === 0 ? 'mt-6 text-ink-muted' : 'sr-only'}>
            {query.trim() === '' ? '' : countText(matches.length)}
          </p>
          <ul className="mt-4 divide-y divide-line border-line border-y empty:hidden">
            {matches.map(({ question, answer }) => (
              <li key={question}>
                <details className="group">
                  <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-4 py-3 font-semibold [&::-webkit-details-marker]:hidden">
                    {question}
                    <ChevronDown aria-hidden className="size-5 shrink-0 text-ink-muted group-open:rotate-180" />
                  </summary>
                  <p className="max-w-[60ch] pb-4 text-ink-muted">{answer}</p>
                </details>
              </li>
            ))}
          </ul>
        </section>
        <ContactForm {...contact} />
      </div>
      {kind === 'business' && <p className="mt-10 max-w-2xl text-ink-muted text-sm">{messages.placeholder.help}</p>}
    </main>
  )
}

function countText(count: number): string {
  if (count === 0) return 'No answer has these words. Try others, or write to us.'
  return formatCount(count, 'answer')
}
