import { useAccount } from '@/client'
import { SuspendedScreen } from '@/features/suspension'
import { paths } from '../paths'

export function Suspended() {
  const suspension = useAccount().business?.suspension
  return (
    suspension && <SuspendedScreen {...suspension} helpHref={paths.help()} settingsHref={paths.businessSettings()} />
  )
}
