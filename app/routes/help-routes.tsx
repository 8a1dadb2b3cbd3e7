import { HelpPage } from '@/features/help'

export function StudentHelp() {
  return <HelpPage kind="student" />
}

export function BusinessHelp() {
  return <HelpPage kind="business" />
}
