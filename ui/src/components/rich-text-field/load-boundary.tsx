import { Component, type ReactNode } from 'react'
import { Alert } from '../alert/alert'
import { Button } from '../button/button'

interface LoadBoundaryProps {
  labels: { failed: string; retry: string }
  /** Called before the children are shown again. */
  onRetry: () => void
  children: ReactNode
}

/** Where a lazy component's chunk cannot be fetched (offline, a new release), says so and offers another try. */
export class LoadBoundary extends Component<LoadBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  retry = () => {
    this.props.onRetry()
    this.setState({ failed: false })
  }

  override render() {
    const { labels, children } = this.props
    if (!this.state.failed) return children
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
