import { Loading } from '@campus-gigs/ui'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { account } from '@/client'
import { isBusinessProfileComplete } from '@/domain'
import { createBusinessWizard } from './business-wizard.store'
import { BusinessWizardScreen } from './screens/business-wizard-screen'

export interface BusinessWizardPageProps {
  /** The profile is complete, on arrival or by FINISH: go to the dashboard, replacing this page. */
  onDone: () => void
}

/** The business profile wizard of the signed-in business. */
export function BusinessWizardPage({ onDone }: BusinessWizardPageProps) {
  const business = useSnapshot(account).business
  const complete = isBusinessProfileComplete(business)

  useEffect(() => {
    if (complete) onDone()
  }, [complete, onDone])

  if (!business || complete) return <Waiting />
  return <ConnectedWizard key={business.id} />
}

function Waiting() {
  return (
    <main id="main" className="grid min-h-80 place-items-center">
      <Loading label="One moment…" />
    </main>
  )
}

function ConnectedWizard() {
  const [wizard] = useState(() => account.business && createBusinessWizard(account.business))
  useEffect(() => wizard?.dispose, [wizard])
  return wizard ? <BoundWizard wizard={wizard} /> : <Waiting />
}

function BoundWizard({ wizard }: { wizard: ReturnType<typeof createBusinessWizard> }) {
  // In step with the keyboard: a batched snapshot would move the caret of a controlled field.
  const state = useSnapshot(wizard.state, { sync: true })
  const { business } = useSnapshot(account)
  return (
    <BusinessWizardScreen
      {...state}
      emailNeeded={wizard.emailNeeded}
      logoUrl={business?.logoThumbnailUrl ?? null}
      coverUrl={business?.coverThumbnailUrl ?? null}
      onChange={wizard.change}
      onNext={wizard.next}
      onBack={wizard.back}
      onSkip={wizard.skip}
      onStartOver={wizard.startOver}
      onImageChoose={(image, file) => void wizard.chooseImage(image, file)}
      onImageRemove={wizard.dropImage}
      onUpload={() => void wizard.uploadAndNext()}
      onFinish={() => void wizard.finish()}
    />
  )
}
