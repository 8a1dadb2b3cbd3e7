import '@campus-gigs/ui/styles.css'
import './globals.css'
import type { ReactNode } from 'react'

export const metadata = { title: 'Next.js', icons: 'data:,' }

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
