import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { account } from '@/client'
import { createGigWizard, type GigWizard } from './gig-wizard.store'
import type { GigWizardScreenProps } from './screens/gig-wizard-props'
import { GigWizardScreen } from './screens/gig-wizard-screen'

export interface GigWizardPageProps extends Pick<GigWizardScreenProps, 'renderListing'> {
  /** The gig is live: go to the success screen, replacing this page. */
  onPosted: () => void
}

/** Posting a gig as the signed-in business. */
export function GigWizardPage(props: GigWizardPageProps) {
  const { business } = useSnapshot(account)
  return business && <ConnectedWizard key={business.id} {...props} />
}

function ConnectedWizard(props: GigWizardPageProps) {
  const [wizard] = useState(() => account.business && createGigWizard(account.business))
  useEffect(() => wizard?.dispose, [wizard])
  return wizard && <BoundWizard wizard={wizard} {...props} />
}

function BoundWizard({ wizard, renderListing, onPosted }: GigWizardPageProps & { wizard: GigWizard }) {
  // In step with the keyboard: a batched snapshot would move the caret of a controlled field.
  const state = useSnapshot(wizard.state, { sync: true })

  async function post() {
    if (await wizard.post()) onPosted()
  }

  return (
    <GigWizardScreen
      {...state}
      business={wizard.business}
      renderListing={renderListing}
      onChange={wizard.change}
      onNext={wizard.next}
      onBack={wizard.back}
      onGoTo={wizard.goTo}
      onStartOver={wizard.startOver}
      onPosterChoose={(file) => void wizard.choosePoster(file)}
      onPosterRemove={wizard.removePoster}
      onPost={() => void post()}
    />
  )
}
