import type { EditGridProps } from '../availability-grid-props'
import type { Words } from '../week/week-labels'
import { toolLabels } from './tool-labels'

type KeysHintProps = Pick<EditGridProps, 'hint'> & { words: Words; isList: boolean | undefined }

/** The keyboard instructions, for screen readers. Renders nothing where the caller gives a hint. */
export function KeysHint({ hint, words, isList }: KeysHintProps) {
  if (hint !== undefined) return null
  const { keysHint, listKeysHint } = { ...toolLabels, ...words }
  return <span className="sr-only">{isList ? listKeysHint : keysHint}</span>
}
