import { describeConformance } from '../test/describe-conformance'
import { Alert } from './alert'

describeConformance('Alert', (props) => <Alert {...props}>Saved</Alert>)
