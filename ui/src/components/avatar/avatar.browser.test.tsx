import { describeConformance } from '../../testing/describe-conformance'
import { Avatar } from './avatar'

describeConformance('Avatar', (props) => <Avatar name="Mei Tanaka" {...props} />)
