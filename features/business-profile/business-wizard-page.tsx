import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { account, useAccount, useSession } from '@/client'
import { isBusinessProfileComplete } from '@/domain'
import { type FormHistory, LoadingPage, useFormHistory, useFormState } from '@/features/shared'
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

  if (!business || isComplete) return <LoadingPage label="One moment…" />
  return <WizardOfAccount key={business.id} {...history} />
}

/** Creates the wizard's store once for the account, and revokes the URLs of its pictures on unmount. */
function WizardOfAccount(history: FormHistory) {
  const [wizard] = useState(() => account.business && createBusinessWizard(account.business))
  useEffect(() => wizard?.images.dispose, [wizard])
  return wizard && <ConnectedWizard wizard={wizard} {...history} />
}

/** The screen, connected to the wizard's store and the session. */
function ConnectedWizard({ wizard, ...history }: FormHistory & { wizard: BusinessWizard }) {
  const { form, images } = wizard
  const formState = useFormState(form)
  useEffect(() => form.followOtherTabs(), [form])
  const imagesState = useSnapshot(images.state)
  const { business } = useAccount()
  const { postingRules } = useSession()
  useFormHistory(form, formState.draft.step, history)
  return (
    <BusinessWizardScreen
      {...formState}
      {...imagesState}
      isEmailNeeded={wizard.isEmailNeeded}
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
