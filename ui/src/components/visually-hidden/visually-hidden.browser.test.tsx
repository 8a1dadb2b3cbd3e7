import { describeConformance } from '../../testing/describe-conformance'
import { VisuallyHidden } from './visually-hidden'

describeConformance('VisuallyHidden', (props) => <VisuallyHidden {...props}>Only heard</VisuallyHidden>)
