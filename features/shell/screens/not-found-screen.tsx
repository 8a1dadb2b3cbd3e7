import { EmptyPage } from '@/features/shared'

/** The screen of an unknown address (RT-12). */
export function NotFoundScreen({ homeHref }: { homeHref: string }) {
  return (
    <EmptyPage
      title="We can't find that page"
      description="It has moved, or the address has a typo."
      link={{ label: 'Home', href: homeHref }}
    />
  )
}
