import { useState } from 'react'
import type { PaletteGroup } from '../components/command-palette/command-groups'
import { CommandPalette } from '../components/command-palette/command-palette'

export const paletteGroups: PaletteGroup[] = [
  {
    heading: 'Go to',
    commands: [
      { id: 'gigs', label: 'Gigs' },
      { id: 'settings', label: 'Settings' },
    ],
  },
  { heading: 'Actions', commands: [{ id: 'sign-out', label: 'Sign out' }] },
]

interface PaletteExampleProps {
  onSelect: (id: string) => void
  labels?: { results: string }
}

/** A button `Open` and its palette `Jump to`. */
export function PaletteExample({ onSelect, labels }: PaletteExampleProps) {
  const [open, setOpen] = useState(false)
  const [query, setQuery] = useState('')
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <CommandPalette
        title="Jump to"
        {...{ open, groups: paletteGroups, query }}
        {...(labels && { labels })}
        onOpenChange={setOpen}
        onQueryChange={setQuery}
        onSelect={({ id }) => onSelect(id)}
      />
    </>
  )
}
