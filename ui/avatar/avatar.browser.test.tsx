import { describeConformance } from '../test/describe-conformance'
import { Avatar } from './avatar'

describeConformance('Avatar', (props) => <Avatar name="Mei Tanaka" {...props} />)
