import { Alert, type AlertProps } from '@campus-gigs/ui'
import { useFocusReplacement } from './page-focus'

/** The alert of a part of a page that could not be loaded. When a retry succeeds, the loaded part takes the focus. */
export function RetryAlert(props: AlertProps & Required<Pick<AlertProps, 'onRetry'>>) {
  return <Alert ref={useFocusReplacement<HTMLDivElement>()} {...props} />
}
