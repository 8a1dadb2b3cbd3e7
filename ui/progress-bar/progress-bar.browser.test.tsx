import { describeConformance } from '../test/describe-conformance'
import { ProgressBar } from './progress-bar'

describeConformance('ProgressBar', (props) => <ProgressBar label="Uploading" value={40} {...props} />)
