import { describeConformance } from '../test/describe-conformance'
import { Tag } from './tag'

describeConformance('Tag', (props) => <Tag {...props}>Barista</Tag>)
