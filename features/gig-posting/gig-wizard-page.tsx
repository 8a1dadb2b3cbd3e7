import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { account, useAccount } from '@/client'
import { type FormHistory, useFormHistory } from '@/features/shared'
import { createGigWizard, type GigWizard } from './gig-wizard.store'
import type { GigWizardScreenProps } from './screens/gig-wizard-props'
import { GigWizardScreen } from './screens/gig-wizard-screen'

export interface GigWizardPageProps extends Pick<GigWizardScreenProps, 'renderListing'>, FormHistory {
  /** The gig is live: go to the success screen, replacing this page. */
  onPosted: () => void
}

/** Posting a gig as the signed-in business. */
export function GigWizardPage(props: GigWizardPageProps) {
  const { business } = useAccount()
  return business && <ConnectedWizard key={business.id} {...props} />
}

function ConnectedWizard(props: GigWizardPageProps) {
  const [wizard] = useState(() => account.business && createGigWizard(account.business))
  useEffect(() => wizard?.dispose, [wizard])
  return wizard && <BoundWizard wizard={wizard} {...props} />
}

function BoundWizard({ wizard, renderListing, onPosted, ...history }: GigWizardPageProps & { wizard: GigWizard }) {
  const { form } = wizard
  // In step with the keyboard: a batched snapshot would move the caret of a controlled field.
  const state = useSnapshot(form.state, { sync: true })
  const poster = useSnapshot(wizard.state)
  useFormHistory(form, state.draft.step, history)

  async function post() {
    if (await wizard.post()) onPosted()
  }

  return (
    <GigWizardScreen
      {...state}
      {...poster}
      business={wizard.business}
      renderListing={renderListing}
      onChange={form.change}
      onNext={form.next}
      onBack={form.back}
      onGoTo={form.goTo}
      onStartOver={wizard.startOver}
      onPosterChoose={(file) => void wizard.choosePoster(file)}
      onPosterRemove={wizard.removePoster}
      onPost={() => void post()}
    />
  )
}
