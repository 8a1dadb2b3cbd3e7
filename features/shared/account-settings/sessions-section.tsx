import { Button, Loading, Tag, TimeAgo } from '@campus-gigs/ui'
import { useEffect, useRef, useState } from 'react'
import { type Snapshot, useSnapshot } from 'valtio'
import { ActionAlert } from '../action-alert/action-alert'
import { SettingsSection } from '../settings-frame/settings-section'
import { type AccountSession, createSessions, deviceOf, type SessionsState } from './sessions.store'

interface SessionsListProps extends Snapshot<SessionsState> {
  onEnd: (id: string) => void
  /** Ends every session but this device's. */
  onEndOthers: () => void
  onReload: () => void
  /** Signs out here and at the identity provider. */
  onSignOutAtProvider: () => void
}

interface SessionsSectionProps extends Pick<SessionsListProps, 'onSignOutAtProvider'> {
  kind: 'student' | 'business'
}

/** The account's sessions, loaded on mount (SA-09). */
export function SessionsSection({ kind, onSignOutAtProvider }: SessionsSectionProps) {
  const [sessions] = useState(() => createSessions(kind))
  const state = useSnapshot(sessions.state)
  useEffect(() => {
    void sessions.load()
  }, [sessions])
  return (
    <SessionsList
      {...state}
      onEnd={(id) => void sessions.end(id)}
      onEndOthers={() => void sessions.end()}
      onReload={() => void sessions.load()}
      onSignOutAtProvider={onSignOutAtProvider}
    />
  )
}

/** The account's sessions: each device with its sign-out button. */
export function SessionsList(props: SessionsListProps) {
  const { sessions, providerName, ending, failure, announcement } = props
  const { onEnd, onEndOthers, onReload, onSignOutAtProvider } = props
  const resultRef = useRef<HTMLParagraphElement>(null)
  const failureOf = (action: string) => (failure?.action === action ? failure.message : null)

  // The pressed button is removed with its session, so the focus needs a new target. It has the result read, so the
  // result is no live region.
  useEffect(() => {
    if (announcement) resultRef.current?.focus()
  }, [announcement])

  return (
    <SettingsSection
      title="Where you're signed in"
      description="You're signed out after 7 days without a visit, and after 30 days in any case."
    >
      {sessions === null && failure?.action !== 'load' && <Loading label="Loading your devices…" />}
      <ActionAlert failure={failureOf('load')} onRetry={onReload} offlineText={null} />
      {sessions && sessions.length > 0 && (
        <ul aria-label="Devices" className="divide-y divide-line rounded-lg border border-line bg-raised">
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={ending === session.id}
              failure={failureOf(session.id)}
              onEnd={() => onEnd(session.id)}
            />
          ))}
        </ul>
      )}
      <p ref={resultRef} tabIndex={-1} className="text-ink-muted text-sm outline-none empty:sr-only">
        {announcement}
      </p>
      {sessions && sessions.length > 1 && (
        <div className="flex flex-col items-start gap-3">
          <ActionAlert failure={failureOf('others')} onRetry={onEndOthers} />
          <Button busy={ending === 'others'} onClick={onEndOthers}>
            Sign out of all other devices
          </Button>
        </div>
      )}
      {providerName !== null && (
        <div className="flex flex-col items-start gap-2">
          <Button onClick={onSignOutAtProvider}>Sign out of {providerName} too</Button>
          <p className="text-ink-muted text-sm">
            Signs you out here first, then takes you there. For shared computers.
          </p>
        </div>
      )}
    </SettingsSection>
  )
}

interface SessionRowProps {
  session: AccountSession
  isEnding: boolean
  /** Why the last attempt to sign the device out failed; null without one. */
  failure: string | null
  onEnd: () => void
}

function SessionRow({ session, isEnding, failure, onEnd }: SessionRowProps) {
  const { isCurrent, lastSeenAt } = session
  const device = deviceOf(session)
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4">
      <div className="min-w-0">
        <p className="font-semibold">{device}</p>
        <p className="text-ink-muted text-sm">
          Last used <TimeAgo date={lastSeenAt} />
        </p>
      </div>
      {isCurrent ? (
        <Tag tone="brand">This device</Tag>
      ) : (
        <Button size="sm" busy={isEnding} aria-label={`Sign out of ${device}`} onClick={onEnd}>
          Sign out
        </Button>
      )}
      {failure && <ActionAlert failure={failure} onRetry={onEnd} offlineText={null} />}
    </li>
  )
}
