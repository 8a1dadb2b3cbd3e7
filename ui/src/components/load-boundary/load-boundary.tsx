import { Component, type ReactNode } from 'react'
import { Alert } from '../alert/alert'
import { Button } from '../button/button'

interface LoadBoundaryProps {
  labels: { failed: string; retry: string }
  /** Called before the children are rendered again. */
  onRetry: () => void
  children: ReactNode
}

interface LoadState {
  hasFailed: boolean
  /** Whether the last load was a retry, whose button had the focus. */
  isRetry: boolean
}

/** Shows an error with a Retry button when a lazy component's chunk can't be loaded (offline, a new release). */
export class LoadBoundary extends Component<LoadBoundaryProps, LoadState> {
  override state = { hasFailed: false, isRetry: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  retry = () => {
    this.props.onRetry()
    this.setState({ hasFailed: false, isRetry: true })
  }

  override render() {
    const { labels, children } = this.props
    if (!this.state.hasFailed) return children
    return (
      <Alert
        tone="danger"
        action={
          <Button size="sm" autoFocus={this.state.isRetry} onClick={this.retry}>
            {labels.retry}
          </Button>
        }
      >
        {labels.failed}
      </Alert>
    )
  }
}
