import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { goingLiveMessages, limits } from '@/domain'
import { someBusiness } from '@/domain/testing/accounts'
import { type DraftEdit, editOf } from '@/features/shared'
import { renderedElements } from '@/features/shared/testing/rendered-elements'
import { type GigDraft, type GigStep, startingDraft } from '../gig-draft'
import type { GigWizardScreenProps } from './gig-wizard-props'
import { GigWizardScreen } from './gig-wizard-screen'

const nothing = () => {}
const noLinks = { profile: null, email: null, abn: null, liveListings: null, postsPerDay: null }

/** The screen with a draft that is replaced by each change, as the form's store does. */
function Screen({
  step,
  summary = [],
  ...props
}: Partial<GigWizardScreenProps> & { step: GigStep; summary?: string[] }) {
  const [draft, setDraft] = useState<GigDraft>({ ...startingDraft(someBusiness), jobType: 'Casual', step, summary })
  const [change] = useState(
    () => (edit: DraftEdit<GigDraft>) => setDraft((current) => ({ ...current, ...editOf(edit, current) })),
  )
  return (
    <GigWizardScreen
      draft={draft}
      business={someBusiness}
      resumed={false}
      saveState="changed"
      failure={null}
      serverErrors={{}}
      poster={null}
      posterProblem={null}
      progress={null}
      gateLinks={noLinks}
      renderListing={() => null}
      onChange={change}
      onNext={nothing}
      onBack={nothing}
      onGoTo={nothing}
      onStartOver={nothing}
      onPosterChoose={nothing}
      onPosterRemove={nothing}
      onPost={nothing}
      {...props}
    />
  )
}

/** The labels of the controls that typing a letter into a field renders again. */
async function controlsRenderedByLetter(label: string): Promise<(string | null)[]> {
  const field = page.getByLabelText(label, { exact: true })
  await userEvent.click(field)
  await userEvent.keyboard('1')
  const rendered = await renderedElements(async () => {
    await userEvent.keyboard('2')
    await expect.element(field).toHaveValue('12')
  })
  const controls = rendered.filter((element) => element.matches('input, button, select, textarea'))
  return controls.map((control) => document.querySelector(`label[for="${control.id}"]`)?.textContent ?? null)
}

it.for([
  [1, 'Job title'],
  [1, 'Street address'],
  [2, 'From'],
] as const)('renders only the typed field of step %s: %s', async ([step, label]) => {
  await render(<Screen step={step} />)
  expect(await controlsRenderedByLetter(label)).toEqual([label])
})

it('renders only the row of the typed time', async () => {
  await render(<Screen step={2} />)
  expect(await controlsRenderedByLetter('Tuesday start')).toEqual(['Tuesday start', 'Tuesday end'])
})

const pointsButOne = Array.from({ length: limits.summaryPoints - 1 }, (_, index) => `Point ${index + 1}`)

it.for(['Enter', 'button'])(
  'keeps the focus when %s fills the list, and moves it to the field when a point is removed',
  async (way) => {
    await render(<Screen step={3} summary={pointsButOne} />)
    const field = page.getByRole('textbox', { name: 'Summary points' })
    await userEvent.fill(field, 'The last point')
    const button = page.getByRole('button', { name: 'Add point' })
    if (way === 'Enter') await userEvent.keyboard('{Enter}')
    else await button.click()
    await expect.element(button).toHaveAttribute('aria-disabled', 'true')
    await expect.element(way === 'Enter' ? field : button).toHaveFocus()
    await expect.element(field).toHaveAccessibleDescription(goingLiveMessages.gig.listFull)
    await userEvent.click(page.getByRole('button', { name: 'Remove “Point 1”' }))
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('One more point{Enter}')
    await expect.element(page.getByText('One more point')).toBeVisible()
  },
)

it('gives the focus to the field when a keyword is removed', async () => {
  await render(<Screen step={3} />)
  const field = page.getByRole('textbox', { name: 'Keywords' })
  await userEvent.fill(field, 'Sourdough')
  await userEvent.keyboard('{Enter}')
  await page.getByRole('button', { name: 'Remove Sourdough' }).click()
  await expect.element(field).toHaveFocus()
})

it('announces typed times in a live region that was there before', async () => {
  await render(<Screen step={2} />)
  const status = page.getByRole('group', { name: 'Monday' }).getByRole('status').element()
  expect(status).toHaveTextContent('')
  await userEvent.fill(page.getByLabelText('Monday start', { exact: true }), '9')
  await userEvent.fill(page.getByLabelText('Monday end', { exact: true }), '5')
  expect(status).toHaveTextContent('Monday: 9 am – 5 pm, 8 h')
})

it('names the progress of an edit after what is sent', async () => {
  await render(<Screen step={5} mode="edit" progress={40} />)
  await expect.element(page.getByRole('progressbar', { name: 'Saving your changes' })).toBeVisible()
})

it('moves the focus to the times that a split adds, and back when they are removed', async () => {
  await render(<Screen step={2} />)
  await page.getByLabelText('Monday start').fill('9')
  await page.getByLabelText('Monday end').fill('17')
  const split = page.getByRole('button', { name: 'Split shift on Monday' })
  await split.click()
  await expect.element(page.getByLabelText('Monday second start')).toHaveFocus()
  await page.getByRole('button', { name: 'Remove the second part of Monday' }).click()
  await expect.element(split).toHaveFocus()
})
