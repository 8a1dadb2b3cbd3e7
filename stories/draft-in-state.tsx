import { type ComponentType, useState } from 'react'
import { type DraftEdit, editOf } from '@/features/shared'

/** The props of a screen that shows a draft and reports its changes. */
interface DraftProps<Draft> {
  draft: Draft
  // A method, so that a screen whose `onChange` takes no function matches too.
  onChange(edit: DraftEdit<Draft>): void
}

/** A story's `render` that keeps the screen's draft in state, as the page's store does. */
export function draftInState<Draft extends object, Props extends DraftProps<Draft>>(
  Screen: ComponentType<Props & DraftProps<Draft>>,
) {
  return function Render(args: Props & DraftProps<Draft>) {
    const [draft, setDraft] = useState(args.draft)
    return (
      <Screen
        {...args}
        draft={draft}
        onChange={(edit) => {
          args.onChange(edit)
          setDraft((before) => ({ ...before, ...editOf(edit, before) }))
        }}
      />
    )
  }
}
