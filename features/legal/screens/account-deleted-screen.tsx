import { Button, WeekMotif } from '@campus-gigs/ui'

/** The page after an account was deleted. */
export function AccountDeletedScreen({ homeHref }: { homeHref: string }) {
  return (
    <main id="main" className="page page-narrow flex flex-col items-start gap-6 pt-10 pb-16">
      <WeekMotif size={120} />
      <h1 className="page-heading">Your account is deleted</h1>
      <p className="max-w-prose text-lg">
        Your profile and files are gone, and you're signed out on every device. Thank you for having been here.
      </p>
      <Button variant="primary" asChild>
        <a href={homeHref}>Go to the front page</a>
      </Button>
    </main>
  )
}
