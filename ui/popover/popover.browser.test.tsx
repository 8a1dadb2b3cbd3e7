import { describeConformance } from '../test/describe-conformance'
import { Popover } from './popover'

describeConformance('Popover', (props) => (
  <Popover open label="Help" trigger={<button type="button">Help</button>} {...props}>
    Text
  </Popover>
))
