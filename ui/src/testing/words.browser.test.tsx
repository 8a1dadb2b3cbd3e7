import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Alert } from '../components/alert/alert'
import { FileDrop } from '../components/file-drop/file-drop'
import { ProgressBar } from '../components/progress-bar/progress-bar'
import { Stepper } from '../components/stepper/stepper'
import { TextArea } from '../components/text-area/text-area'
import { TextField } from '../components/text-field/text-field'
import { TimeAgo } from '../components/time-ago/time-ago-text'

const ignore = () => {}

/** Every component's built-in words can be replaced. */
it.each([
  [
    'Alert',
    <Alert key="a" onDismiss={ignore} labels={{ dismiss: 'Fermer' }}>
      …
    </Alert>,
    () => page.getByRole('button', { name: 'Fermer' }),
  ],
  [
    'FileDrop with a file',
    <FileDrop
      key="a"
      label="…"
      accept="*"
      onFile={ignore}
      fileName="cv"
      onRemove={ignore}
      labels={{ remove: 'Ôter' }}
    />,
    () => page.getByRole('button', { name: 'Ôter' }),
  ],
  [
    'FileDrop while uploading',
    <FileDrop
      key="a"
      label="…"
      accept="*"
      onFile={ignore}
      fileName="cv"
      progress={40}
      labels={{ uploading: (name) => `Envoi de ${name}` }}
    />,
    () => page.getByRole('progressbar', { name: 'Envoi de cv' }),
  ],
  [
    'ProgressBar',
    <ProgressBar key="a" label="…" value={40} showValue formatValue={(percent) => `${percent} %`} />,
    () => page.getByText('40 %'),
  ],
  [
    'Stepper',
    <Stepper
      key="a"
      mode="linear"
      label="…"
      progress={0}
      step={1}
      steps={3}
      labels={{ position: (step, steps) => `Étape ${step} sur ${steps}` }}
    />,
    () => page.getByText('Étape 1 sur 3'),
  ],
  [
    'TextArea',
    <TextArea
      key="a"
      label="…"
      value="ab"
      onChange={ignore}
      maxLength={3}
      labels={{ fewLeft: (left) => `Reste ${left}` }}
    />,
    () => page.getByText('Reste 5'),
  ],
  [
    'TextField',
    <TextField key="a" label="…" type="password" value="" onChange={ignore} labels={{ reveal: 'Montrer' }} />,
    () => page.getByRole('button', { name: 'Montrer' }),
  ],
  [
    'TimeAgo',
    <TimeAgo
      key="a"
      date="2026-11-20T01:30:00.000Z"
      now={new Date('2026-11-21T01:30:00.000Z')}
      labels={{ ago: () => 'hier', fullDate: () => 'le 20 novembre' }}
    />,
    () => page.getByTitle('le 20 novembre'),
  ],
] as const)('%s', async (_, part, words) => {
  await render(part)
  await expect.element(words()).toBeInTheDocument()
})
