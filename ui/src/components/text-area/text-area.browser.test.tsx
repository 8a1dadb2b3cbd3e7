import { describeConformance } from '../../testing/describe-conformance'
import { TextArea } from './text-area'

describeConformance('TextArea', (props) => <TextArea label="About" value="" onChange={() => {}} {...props} />)
