import { useEffect, useState } from 'react'
import { account, call, useAccount } from '@/client'
import { clock, melbourneIsoDay } from '@/domain'
import { createDraftForm, useFormState } from '@/features/shared'
import { messageForm, newMessageDraft } from './message-draft'
import { type HelpKind, questionsFor } from './questions'
import { HelpScreen } from './screens/help-screen'

/** Help for the signed-in student or business. */
export function HelpPage({ kind }: { kind: HelpKind }) {
  const { user, business } = useAccount()
  const owner = kind === 'student' ? user : business
  return owner && <ConnectedHelp key={owner.id} kind={kind} accountId={owner.id} email={owner.email ?? ''} />
}

function ConnectedHelp({ kind, accountId, email }: { kind: HelpKind; accountId: string; email: string }) {
  const [form] = useState(() =>
    createDraftForm(messageForm, {
      draftKey: accountId,
      isCurrent: () => (kind === 'student' ? account.user : account.business)?.id === accountId,
      initialDraft: () => newMessageDraft(email),
    }),
  )
  const state = useFormState(form)
  useEffect(() => form.followOtherTabs(), [form])

  function send() {
    void form.submit((draft) => call(kind === 'student' ? 'sendStudentMessage' : 'sendBusinessMessage', draft))
  }

  return (
    <HelpScreen
      {...state}
      kind={kind}
      questions={questionsFor(kind, melbourneIsoDay(clock.now()))}
      onChange={form.change}
      onSend={send}
      onStartOver={form.startOver}
    />
  )
}
