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
export function GigFromListingPage({ jobListingId, mode, gigHref, gigsHref, ...props }: GigFromListingPageProps) {
  const { business } = useAccount()
  return (
    business && (
      <PostedListing isWide jobListingId={jobListingId} gigsHref={gigsHref} failedHeading="Your gig">
        {(listing) => {
          const status = listingStatus(listing, clock.now())
          const isFinal = status === 'closed' || status === 'filled'
          return mode === 'edit' && isFinal ? (
            <EmptyPage
              isWide
              title="This gig can't be edited"
              description={messages.tracking[`${status}ForGood`]}
              link={{ label: 'Back to the gig', href: gigHref }}
            />
          ) : (
            <GigWizardOfAccount source={{ mode, listing }} {...props} />
          )
        }}
      </PostedListing>
    )
  )
}

/** The wizard for a new gig. */
export function GigWizardPage(props: GigWizardPageProps) {
  return <GigWizardOfAccount source={null} {...props} />
}

interface SourceProps {
  /** The posted gig to start with; null for a new one. */
  source: GigWizardSource | null
}

/** The wizard of the signed-in business. A draft received from another device restarts it. */
function GigWizardOfAccount(props: GigWizardPageProps & SourceProps) {
  const { business } = useAccount()
  const subject = subjectOf(props.source)
  const receivedDrafts = useReceivedGigDrafts(subject)
  return (
    business && <GigWizardView key={`${business.id} ${subject} ${receivedDrafts}`} business={business} {...props} />
  )
}

const summaryStep: GigStep = 5

interface GigWizardViewProps extends GigWizardPageProps, SourceProps {
  business: SignedInBusiness
}

/** A wizard and its screen. */
function GigWizardView(props: GigWizardViewProps) {
  const { business, source, renderListing, gateLinks, onPosted, ...history } = props
  const [wizard] = useState(() => createGigWizard(business, source))
  useEffect(() => wizard.dispose, [wizard])
  const { form } = wizard
  const state = useFormState(form)
  const { chosen: poster, problem: posterProblem } = useSnapshot(wizard.poster)
  const { progress } = useSnapshot(wizard.upload)
  const { gate } = useSnapshot(wizard.refusal)
  const { postingRules } = useSession()
  // Renders again when the account changes, because a verified address or an approved gig changes the outlook.
  useAccount()
  useFormHistory(form, state.draft.step, history)

  async function post() {
    if (await wizard.post()) onPosted()
  }

  return (
    <GigWizardScreen
      {...state}
      {...{ poster, posterProblem, progress }}
      business={business}
      mode={wizard.mode}
      outdated={wizard.isOutdated()}
      renderListing={renderListing}
      // The review rules read every text, so they run only on the step that shows the outlook.
      {...(state.draft.step === summaryStep && { outlook: wizard.outlook(state.draft, postingRules) })}
      refusedAt={gate}
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
