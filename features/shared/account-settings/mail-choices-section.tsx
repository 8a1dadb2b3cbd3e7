import { Alert, Checkbox, Loading, RadioGroup } from '@campus-gigs/ui'
import { useEffect, useId, useState } from 'react'
import { type Snapshot, useSnapshot } from 'valtio'
import type { MailSettings } from '@/contract'
import { type MailChoice, type MailFrequency, type MailTopic, mailFrequenciesOf, messages } from '@/domain'
import { ActionAlert } from '../action-alert/action-alert'
import { SettingsSection } from '../settings-frame/settings-section'
import { createMailChoices, type MailChoicesState } from './mail-choices.store'

interface MailChoicesListProps extends Snapshot<MailChoicesState> {
  onChoose: (choice: MailChoice) => void
  onReload: () => void
}

/** What the account is mailed, loaded on mount and saved at once (TR-07). */
export function MailChoicesSection({ kind }: { kind: 'student' | 'business' }) {
  const [choices] = useState(() => createMailChoices(kind))
  const state = useSnapshot(choices.state)
  useEffect(() => {
    void choices.load()
  }, [choices])
  return (
    <MailChoicesList
      {...state}
      onChoose={(choice) => void choices.choose(choice)}
      onReload={() => void choices.load()}
    />
  )
}

/** What the account is mailed: a control for each topic. */
export function MailChoicesList(props: MailChoicesListProps) {
  const { settings, unsaved, failure, announcement, onChoose, onReload } = props
  const id = useId()

  function handleRetry() {
    const [failedChoice] = failure?.choices ?? []
    if (!failedChoice) return onReload()
    // Retry is removed with its alert, so the focus moves to the chosen input of the first failed topic.
    const control = document.getElementById(`${id}-${failedChoice.topic}`)
    const input = control?.querySelector<HTMLElement>('input:checked') ?? control?.querySelector('input')
    input?.focus()
    for (const choice of failure?.choices ?? []) onChoose({ ...choice })
  }

  return (
    <SettingsSection
      title="E-mails"
      description="Saved as you choose. E-mails about your account's safety, like a password reset, are always sent."
    >
      {settings === null && failure === undefined && <Loading label="Loading your choices…" />}
      {settings !== null && <Undelivered {...settings} />}
      {settings?.choices.map(({ topic, frequency }) => (
        <div key={topic} id={`${id}-${topic}`}>
          <TopicChoice
            topic={topic}
            frequency={unsaved.findLast((choice) => choice.topic === topic)?.frequency ?? frequency}
            onChoose={(chosen) => onChoose({ topic, frequency: chosen })}
          />
        </div>
      ))}
      <ActionAlert failure={failure?.message} onRetry={handleRetry} offlineText={null} />
      <p role="status" className="text-ink-muted text-sm empty:sr-only">
        {announcement}
      </p>
    </SettingsSection>
  )
}

/** The reason why no mails reach the account; nothing when they do. Rendered from the start, so it isn't announced. */
function Undelivered({ email, isEmailVerified, isSending }: Omit<MailSettings, 'choices' | 'success'>) {
  if (isSending && email && isEmailVerified) return null
  return (
    <Alert tone="warning" role="note">
      {isSending ? messages.mails.unverified : messages.mails.notSending}
    </Alert>
  )
}

/** A topic's label, and the label of each of its frequencies where it has more than on and off. */
const labels: Record<MailTopic, { label: string; hint?: string; frequencies?: Record<MailFrequency, string> }> = {
  applicants: {
    label: 'New applicants',
    frequencies: { atOnce: 'At once', daily: 'Once a day, all in one', never: 'No e-mails' },
  },
  expiry: { label: 'A gig is about to expire', hint: 'One or two days before, so you can extend it.' },
  applications: {
    label: 'A gig I applied to was changed, filled or closed',
    hint: 'Your applied jobs always show it too. If a business leaves or is suspended, or we hide a gig, we mail you in any case.',
  },
}

interface TopicChoiceProps extends MailChoice {
  onChoose: (frequency: MailFrequency) => void
}

function TopicChoice({ topic, frequency, onChoose }: TopicChoiceProps) {
  const { label, hint, frequencies } = labels[topic]
  const options = mailFrequenciesOf[topic]
  if (frequencies) {
    return (
      <RadioGroup
        label={label}
        value={frequency}
        onChange={onChoose}
        options={options.map((value) => ({ value, label: frequencies[value] }))}
      />
    )
  }
  // Without a choice of frequencies, the first is that of a topic which is switched on.
  const [whenOn = 'atOnce'] = options
  return (
    <Checkbox
      label={label}
      hint={hint}
      checked={frequency !== 'never'}
      onChange={(checked) => onChoose(checked ? whenOn : 'never')}
    />
  )
}
