import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { type SignedInBusiness, useAccount, useReceivedGigDrafts, useSession } from '@/client'
import { clock, listingStatus, messages } from '@/domain'
import { EmptyPage, type FormHistory, PostedListing, useFormHistory, useFormState } from '@/features/shared'
import type { GigStep } from './gig-draft'
import { createGigWizard, type GigWizardSource, subjectOf } from './gig-wizard.store'
import type { GigWizardScreenProps } from './screens/gig-wizard-props'
import { GigWizardScreen } from './screens/gig-wizard-screen'

interface GigWizardPageProps extends Pick<GigWizardScreenProps, 'renderListing' | 'gateLinks'>, FormHistory {
  /** Called once the gig is posted or saved, to replace this page. */
  onPosted: () => void
}

/** The wizard for a new gig. */
export function GigWizardPage(props: GigWizardPageProps) {
  return <GigWizardOfAccount source={null} {...props} />
}

interface GigFromListingPageProps extends GigWizardPageProps {
  /** The posted gig, from the address. */
  jobListingId: string
  /** `edit` changes the posted gig; `repost` fills a new one with its content. */
  mode: GigWizardSource['mode']
  /** The page of the posted gig. */
  gigHref: string
  /** The business's gigs, for an address without one. */
  gigsHref: string
}

/** Loads a posted gig and opens the wizard on it, to edit it or to post it again (PF-01, PF-05). */
export function GigFromListingPage(props: GigFromListingPageProps) {
  const { jobListingId, mode, gigHref, gigsHref, ...wizardProps } = props
  const { business } = useAccount()
  if (!business) return null
  return (
    <PostedListing isWide jobListingId={jobListingId} gigsHref={gigsHref} failedHeading="Your gig">
      {(listing) => {
        const status = listingStatus(listing, clock.now())
        const isFinal = status === 'closed' || status === 'filled'
        if (mode === 'repost' || !isFinal) return <GigWizardOfAccount source={{ mode, listing }} {...wizardProps} />
        return (
          <EmptyPage
            isWide
            title="This gig can't be edited"
            description={messages.tracking[`${status}ForGood`]}
            link={{ label: 'Back to the gig', href: gigHref }}
          />
        )
      }}
    </PostedListing>
  )
}

interface GigWizardOfAccountProps extends GigWizardPageProps {
  /** The posted gig to start with; null for a new one. */
  source: GigWizardSource | null
}

/** The wizard of the signed-in business. A draft received from another device restarts it. */
function GigWizardOfAccount(props: GigWizardOfAccountProps) {
  const { business } = useAccount()
  const subject = subjectOf(props.source)
  const receivedDrafts = useReceivedGigDrafts(subject)
  if (!business) return null
  return <GigWizardView key={`${business.id} ${subject} ${receivedDrafts}`} business={business} {...props} />
}

const summaryStep: GigStep = 5

interface GigWizardViewProps extends GigWizardOfAccountProps {
  business: SignedInBusiness
}

/** Creates a wizard, and shows its state in the screen. */
function GigWizardView(props: GigWizardViewProps) {
  const { business, source, renderListing, gateLinks, onPosted, ...history } = props
  const [wizard] = useState(() => createGigWizard(business, source))
  useEffect(() => wizard.dispose, [wizard])
  const { form } = wizard
  const formState = useFormState(form)
  const poster = useSnapshot(wizard.poster)
  const { progress, refusedAt } = useSnapshot(wizard.upload)
  const { postingRules } = useSession()
  // Renders again when the account changes, because a verified address or an approved gig changes the outlook.
  useAccount()
  // The review rules read every text, so they run only on the step that shows the outlook.
  const outlook = formState.draft.step === summaryStep ? wizard.outlook(formState.draft, postingRules) : undefined
  useFormHistory(form, formState.draft.step, history)

  async function post() {
    if (await wizard.post()) onPosted()
  }

  return (
    <GigWizardScreen
      {...formState}
      poster={poster.chosen}
      posterProblem={poster.problem}
      progress={progress}
      business={business}
      mode={wizard.mode}
      outdated={wizard.isOutdated()}
      renderListing={renderListing}
      outlook={outlook}
      refusedAt={refusedAt}
      gateLinks={gateLinks}
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
