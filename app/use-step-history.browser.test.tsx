import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { describe, expect, it, onTestFinished } from 'vitest'
import { render } from 'vitest-browser-react'
import { z } from 'zod'
import { createDraftForm, type DraftFormDefinition, useFormHistory } from '@/features/shared'
import { createMemoryHistory } from './navigation/history'
import { RouterProvider, Screen } from './navigation/react'
import { createRouter } from './navigation/router'
import { useLeaveSteps, useStepHistory } from './use-step-history'

interface Draft {
  step: number
  name: string
}

const definition: DraftFormDefinition<Draft, 'name'> = {
  name: 'history-test',
  schema: z.object({ step: z.number(), name: z.string() }),
  steps: { 1: { name: 'One' }, 2: { name: 'Two' }, 3: { name: 'Three' } },
  fields: { name: { label: 'Name', step: 1, check: ({ name }) => (name === '' ? 'Name?' : undefined) } },
  failureMessage: () => 'No.',
}

function beginForm() {
  const initialDraft = () => ({ step: 1, name: 'Mei' })
  return createDraftForm(definition, { draftKey: 'mei', isCurrent: () => true, initialDraft })
}

function Wizard() {
  const [form] = useState(beginForm)
  const { draft } = useSnapshot(form.state)
  const { step, go, length } = useStepHistory(1)
  const leave = useLeaveSteps(length, '/after')
  useFormHistory(form, draft.step, { step: step ?? undefined, onStepChange: go })
  return (
    <>
      <p>Step {draft.step}</p>
      <button type="button" onClick={form.next}>
        Next
      </button>
      <button type="button" onClick={form.back}>
        Back
      </button>
      <button type="button" onClick={() => form.change({ name: '' })}>
        Clear name
      </button>
      <button type="button" onClick={() => void form.submit(async () => ({})).then(leave)}>
        Finish
      </button>
    </>
  )
}

/** A wizard of three steps at `/wizard`, opened from `/before`; its last step opens `/after`. */
async function openWizard() {
  const routes = [
    { path: '/before', handle: null, load: async () => () => <p>Before</p> },
    { path: '/wizard', handle: null, load: async () => Wizard },
    { path: '/after', handle: null, load: async () => () => <p>After</p> },
  ]
  const router = createRouter(routes, createMemoryHistory(['/before', '/wizard']))
  onTestFinished(router.start())
  const screen = await render(
    <RouterProvider router={router}>
      <Screen />
    </RouterProvider>,
  )
  /** Steps back (-1) or forward (1) in the browser's history; resolves at another history entry. */
  const walk = (delta: number) =>
    new Promise<void>((resolve) => {
      const { key } = router.getState().location
      const stop = router.subscribe(() => {
        if (router.getState().location.key === key) return
        stop()
        resolve()
      })
      void router.navigate(delta)
    })
  const shows = (text: string) => expect.element(screen.getByText(text, { exact: true })).toBeVisible()
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click()
  return {
    press,
    walk,
    shows,
    /** Presses a button of the wizard, and expects a text. */
    pressTo: (name: string, text: string) => press(name).then(() => shows(text)),
    /** Walks through the history, and expects a text. */
    walkTo: (delta: number, text: string) => walk(delta).then(() => shows(text)),
    standsAt: (address: string) => expect.poll(() => router.getState().location.pathname).toBe(address),
    /** The wizard's first history entry has no state; the entries of its steps have one. */
    standsAtFirstEntry: () => expect.poll(() => router.getState().location.state).toBeNull(),
  }
}

describe('Back and Forward of the browser in a wizard', () => {
  it('go through its steps, and leave it before the first', async () => {
    const { pressTo, walkTo } = await openWizard()
    await pressTo('Next', 'Step 2')
    await pressTo('Next', 'Step 3')
    await walkTo(-1, 'Step 2')
    await walkTo(-1, 'Step 1')
    await walkTo(2, 'Step 3')
    await walkTo(-3, 'Before')
  })

  it('agree with the wizard’s own Back, which repeats no history entry', async () => {
    const { pressTo, walkTo, standsAtFirstEntry } = await openWizard()
    await pressTo('Next', 'Step 2')
    await pressTo('Back', 'Step 1')
    await standsAtFirstEntry()
    await walkTo(1, 'Step 2')
    await walkTo(-2, 'Before')
  })

  it('stop at an incomplete step, and show the step of their history entry', async () => {
    const { press, pressTo, walk, walkTo, shows, standsAtFirstEntry } = await openWizard()
    await pressTo('Next', 'Step 2')
    await walkTo(-1, 'Step 1')
    await press('Clear name')
    await walk(1)
    await standsAtFirstEntry()
    await shows('Step 1')
    await walkTo(-1, 'Before')
  })

  it('do not open a finished wizard', async () => {
    const { pressTo, walk, walkTo, shows, standsAt } = await openWizard()
    await pressTo('Next', 'Step 2')
    await pressTo('Next', 'Step 3')
    await pressTo('Finish', 'After')
    await walkTo(-1, 'Before')
    await walkTo(1, 'After')
    await walk(1)
    await standsAt('/after')
    await shows('After')
    await walkTo(-1, 'Before')
  })
})
