import { Loading } from '@campus-gigs/ui'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { account, useAccount, useSession } from '@/client'
import { isBusinessProfileComplete } from '@/domain'
import { type FormHistory, useFormHistory, useFormState } from '@/features/shared'
import { type BusinessWizard, createBusinessWizard } from './business-wizard.store'
import { BusinessWizardScreen } from './screens/business-wizard-screen'

interface BusinessWizardPageProps extends FormHistory {
  /** Called when the profile is complete, on mount or after FINISH, to replace this page by the dashboard. */
  onDone: () => void
}

/** The business profile wizard of the signed-in business. */
export function BusinessWizardPage({ onDone, ...history }: BusinessWizardPageProps) {
  const business = useAccount().business
  const isComplete = isBusinessProfileComplete(business)

  useEffect(() => {
    if (isComplete) onDone()
  }, [isComplete, onDone])

  if (!business || isComplete) return <Waiting />
  return <ConnectedWizard key={business.id} {...history} />
}

function Waiting() {
  return (
    <main id="main" className="grid min-h-80 place-items-center">
      <Loading label="One moment…" />
    </main>
  )
}

function ConnectedWizard(history: FormHistory) {
  const [wizard] = useState(() => account.business && createBusinessWizard(account.business))
  useEffect(() => wizard?.images.dispose, [wizard])
  return wizard ? <BoundWizard wizard={wizard} {...history} /> : <Waiting />
}

function BoundWizard({ wizard, ...history }: FormHistory & { wizard: BusinessWizard }) {
  const { form, images } = wizard
  const state = useFormState(form)
  const imagesState = useSnapshot(images.state)
  const { business } = useAccount()
  const { postingRules } = useSession()
  useFormHistory(form, state.draft.step, history)
  return (
    <BusinessWizardScreen
      {...state}
      {...imagesState}
      emailNeeded={wizard.emailNeeded}
      trust={postingRules.trust}
      logoUrl={business?.logoThumbnailUrl ?? null}
      coverUrl={business?.coverThumbnailUrl ?? null}
      onChange={form.change}
      onNext={form.next}
      onBack={form.back}
      onStartOver={form.startOver}
      onImageChoose={(image, file) => void images.choose(image, file)}
      onImageRemove={images.remove}
      onUpload={() => void wizard.uploadAndNext()}
      onFinish={() => void wizard.finish()}
    />
  )
}
