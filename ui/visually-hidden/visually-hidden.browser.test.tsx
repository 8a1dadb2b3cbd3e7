import { describeConformance } from '../test/describe-conformance'
import { VisuallyHidden } from './visually-hidden'

describeConformance('VisuallyHidden', (props) => <VisuallyHidden {...props}>Only heard</VisuallyHidden>)
