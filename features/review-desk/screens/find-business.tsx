import { Button, cn, Loading, Tag, TextField } from '@campus-gigs/ui'
import { useState } from 'react'
import type { Snapshot } from 'valtio'
import { limits } from '@/domain'
import { ActionAlert, openItemClass } from '@/features/shared'
import { deskIdOfBusiness, entryIdOf } from '../desk-id'
import type { FoundBusinesses, Loaded } from '../desk-state'

export interface FindBusinessProps {
  /** The found businesses; null before the first search. */
  found: Snapshot<Loaded<FoundBusinesses>> | null
  /** The open listing or business; null for none. */
  openedId: string | null
  /** Finds businesses by a text; an empty one clears what was found. */
  onFind: (text: string) => void
  onOpen: (openedId: string) => void
}

/** Finds a business, with or without gigs, by a part of its name, username or e-mail address. */
export function FindBusiness({ found, openedId, onFind, onOpen }: FindBusinessProps) {
  const [text, setText] = useState('')
  const handleFind = () => onFind(text.trim())
  return (
    <section aria-labelledby="desk-find" className="flex flex-col gap-3">
      <h2 id="desk-find" className="text-xl">
        Find a business
      </h2>
      <search>
        <form
          className="flex flex-col gap-3"
          onSubmit={(event) => {
            event.preventDefault()
            handleFind()
          }}
        >
          <TextField
            label="Name, username or e-mail"
            type="search"
            maxLength={limits.emailAddress}
            value={text}
            onChange={setText}
          />
          <Button type="submit" className="w-full">
            Find
          </Button>
          <ActionAlert
            failure={found?.phase === 'failed' ? found.message : null}
            onRetry={handleFind}
            offlineText={null}
          />
        </form>
      </search>
      {found?.phase === 'loading' && <Loading label="Searching businesses" />}
      {/* Screen readers announce a live region only if it was rendered before its text. */}
      <p role="status" className="text-ink-muted text-sm empty:sr-only">
        {found?.phase === 'loaded' && countText(found.data)}
      </p>
      {found?.phase === 'loaded' && <FoundList found={found.data} openedId={openedId} onOpen={onOpen} />}
    </section>
  )
}

/** How many businesses were found. */
function countText({ businesses, hasMore }: Snapshot<FoundBusinesses>): string {
  if (businesses.length === 0) return 'No business has that in its name, username or e-mail address.'
  return hasMore ? `The newest ${businesses.length}. Type more to find others.` : `${businesses.length} found.`
}

interface FoundListProps extends Pick<FindBusinessProps, 'openedId' | 'onOpen'> {
  found: Snapshot<FoundBusinesses>
}

function FoundList({ found: { businesses }, openedId, onOpen }: FoundListProps) {
  return (
    <ul className="flex flex-col gap-2">
      {businesses.map(({ id, companyName, username, email, isSuspended }) => {
        const ownId = deskIdOfBusiness(id)
        return (
          <li key={id}>
            <button
              type="button"
              id={entryIdOf(ownId)}
              aria-current={ownId === openedId || undefined}
              onClick={() => onOpen(ownId)}
              className={cn(
                'flex w-full flex-col gap-1 rounded-lg border border-line bg-raised p-4 text-start hover:bg-sunken',
                ownId === openedId && `border-brand bg-sunken ${openItemClass}`,
              )}
            >
              <span className="break-words font-semibold">{companyName || 'No company name yet'}</span>
              <span className="wrap-anywhere text-ink-muted text-sm">
                {[username, email].filter(Boolean).join(', ')}
              </span>
              {isSuspended && <Tag tone="danger">Suspended</Tag>}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
