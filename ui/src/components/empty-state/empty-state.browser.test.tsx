import { describeConformance } from '../../testing/describe-conformance'
import { EmptyState } from './empty-state'

describeConformance('EmptyState', (props) => <EmptyState title="Nothing yet" {...props} />)
