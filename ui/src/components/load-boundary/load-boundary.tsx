import { Component, type ReactNode } from 'react'
import { Alert } from '../alert/alert'
import { Button } from '../button/button'

interface LoadBoundaryProps {
  labels: { failed: string; retry: string }
  /** Called before the children are rendered again. */
  onRetry: () => void
  children: ReactNode
}

/** Shows an error with a Retry button when a lazy component's chunk can't be loaded (offline, a new release). */
export class LoadBoundary extends Component<LoadBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  retry = () => {
    this.props.onRetry()
    this.setState({ hasFailed: false })
  }

  override render() {
    const { labels, children } = this.props
    if (!this.state.hasFailed) return children
    return (
      <Alert
        tone="danger"
        action={
          <Button size="sm" onClick={this.retry}>
            {labels.retry}
          </Button>
        }
      >
        {labels.failed}
      </Alert>
    )
  }
}
