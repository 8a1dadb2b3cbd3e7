import { Alert, Button, Loading } from '@campus-gigs/ui'

interface DeskSignInScreenProps {
  /** Whether the admin's session is being read. */
  isLoading: boolean
  /** Why the sign-in failed; null without a failure. */
  failure: string | null
  /** The address that starts the sign-in at the identity provider. */
  signInHref: string
}

/** The way in to the review desk. There is no sign-up: the settings name the admins. */
export function DeskSignInScreen({ isLoading, failure, signInHref }: DeskSignInScreenProps) {
  return (
    <main id="main" className="page flex flex-col items-start gap-5 py-10">
      <div className="flex max-w-[60ch] flex-col items-start gap-5">
        <h1 className="page-heading">Review desk</h1>
        {isLoading ? (
          <Loading label="Opening the review desk" />
        ) : (
          <>
            <p>For people who look after Campus Gigs. Sign in with the identity account that was given the desk.</p>
            {failure !== null && (
              <Alert tone="danger" title="You aren't signed in to the review desk.">
                {failure}
              </Alert>
            )}
            <Button asChild variant="primary" size="lg">
              <a href={signInHref}>Sign in to the review desk</a>
            </Button>
          </>
        )}
      </div>
    </main>
  )
}
