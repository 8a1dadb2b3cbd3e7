import type { Meta, StoryObj } from '@storybook/react-vite'
import { Bookmark, CalendarPlus, LogOut, Search, Settings } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { useControlled } from '../../testing/use-controlled'
import { Button } from '../button/button'
import type { PaletteGroup } from './command-groups'
import { CommandPalette, type CommandPaletteProps } from './command-palette'

const screens: PaletteGroup = {
  heading: 'Go to',
  commands: [
    { id: 'dashboard', label: 'Find a gig', icon: <Search /> },
    { id: 'saved', label: 'Saved Jobs', icon: <Bookmark /> },
    { id: 'settings', label: 'Settings', keywords: ['password'], icon: <Settings /> },
  ],
}
const actions: PaletteGroup = {
  heading: 'Actions',
  commands: [
    { id: 'post', label: 'Post a gig', icon: <CalendarPlus /> },
    { id: 'sign-out', label: 'Sign out', icon: <LogOut /> },
  ],
}
const gigs: PaletteGroup = {
  heading: 'Gigs',
  isFiltered: true,
  commands: [
    { id: 'gig-1', label: 'Barista, weekends', detail: 'Tiny Bean, Carlton' },
    { id: 'gig-2', label: 'Bar staff', detail: 'The Long Room, Fitzroy' },
  ],
}

/** A button that opens the palette, and gets the focus back. */
function Openable(props: CommandPaletteProps) {
  const [open, onOpenChange] = useControlled(props.open, props.onOpenChange)
  const [query, onQueryChange] = useState(props.query)
  return (
    <>
      <Button onClick={() => onOpenChange(true)}>Jump to…</Button>
      <CommandPalette {...props} {...{ open, onOpenChange, query, onQueryChange }} />
    </>
  )
}

const meta = {
  title: 'ui/CommandPalette',
  component: CommandPalette,
  tags: ['!autodocs'],
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Jump to a page or an action',
    placeholder: 'Type a page, a gig or an action',
    groups: [screens, actions],
    query: '',
    onQueryChange: fn(),
    onSelect: fn(),
  },
  render: (args) => <Openable {...args} />,
  parameters: {
    layout: 'padded',
    docs: {
      story: { inline: false, iframeHeight: 480 },
    },
  },
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

/** The field once the list has loaded. */
const field = () => screen.findByRole('combobox', { name: 'Jump to a page or an action', expanded: true })

export const Default: Story = {
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus())
    await expect(screen.getByRole('option', { name: 'Find a gig' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** The most recently opened commands come first while the query is empty. */
export const Recent: Story = {
  args: {
    groups: [{ heading: 'Recent', commands: [{ id: 'recent-gig', label: 'Barista, weekends' }] }, screens, actions],
  },
  play: async () => {
    await field()
    await expect(screen.getAllByRole('option')[0]).toHaveAccessibleName('Barista, weekends')
    await expect(screen.getAllByRole('group')[0]).toHaveAccessibleName('Recent')
  },
}

export const Searched: Story = {
  args: { groups: [screens, gigs], query: 'bar' },
  play: async () => {
    await field()
    await expect(screen.getByRole('option', { name: /Bar staff/ })).toBeVisible()
    await expect(screen.queryByRole('option', { name: 'Settings' })).toBeNull()
  },
}

export const Searching: Story = {
  args: { query: 'bar', loading: true },
  play: async () => {
    await field()
    await expect(screen.getByRole('status')).toHaveTextContent('Searching…')
  },
}

export const MoreFound: Story = {
  args: { groups: [gigs], query: 'bar', note: 'More than 2 gigs match. Type more of the title.' },
  play: async () => {
    await field()
    await expect(screen.getByRole('status')).toHaveTextContent('2 results. More than 2 gigs match.')
    await expect(screen.getByRole('status')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { query: 'zeppelin' },
  play: async () => {
    await field()
    await expect(screen.getByRole('status')).toHaveTextContent('No results for “zeppelin”')
  },
}

export const Problem: Story = {
  args: { query: 'settings', problem: "We couldn't search the gigs.", onRetry: fn() },
  play: async ({ args, userEvent }) => {
    const input = await field()
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await expect(args.onSelect).not.toHaveBeenCalled()
    await expect(input).toHaveFocus()
    await expect(screen.getByRole('status')).toHaveTextContent("We couldn't search the gigs.")
    await expect(screen.getByRole('option', { name: 'Settings' })).toBeVisible()
  },
}
