import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { messages } from '@/domain'
import { BusinessWizardScreen } from '@/features/business-profile/screens/business-wizard-screen'
import { type BusinessDraft, startingDraft } from '@/features/business-profile/wizard'
import { draftInState } from '../draft-in-state'
import { fill } from '../fill'
import { businessNew, businessNewIdentity, businessRitual } from '../fixtures/business'

const empty = startingDraft(businessNew)
const filled = startingDraft(businessRitual)
const at = (step: BusinessDraft['step'], draft = filled): BusinessDraft => ({ ...draft, step })
const noImage = { chosen: null, problem: null }
const picked = (fileName: string, previewUrl: string) => ({
  chosen: { fileName, image: new Blob(), previewUrl },
  problem: null,
})

const meta = {
  title: 'Screens/Business profile/Wizard',
  component: BusinessWizardScreen,
  render: draftInState(BusinessWizardScreen),
  args: {
    draft: empty,
    isEmailNeeded: true,
    serverErrors: {},
    resumed: false,
    imageFields: { logo: noImage, cover: noImage },
    logoUrl: null,
    coverUrl: null,
    imagesFailure: null,
    progress: null,
    saveState: 'changed',
    failure: null,
    onChange: fn(),
    onNext: fn(),
    onBack: fn(),
    onStartOver: fn(),
    onImageChoose: fn(),
    onImageRemove: fn(),
    onUpload: fn(),
    onFinish: fn(),
  },
} satisfies Meta<typeof BusinessWizardScreen>
export default meta
type Story = StoryObj<typeof meta>

/** An account with a username has an e-mail field. */
export const Step1Username: Story = {
  tags: ['BW-02'],
  async play({ args, canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Signing you Up')
    await expect(canvas.getByRole('combobox', { name: 'Country code' })).toHaveDisplayValue('AU +61')
    const next = canvas.getByRole('button', { name: 'NEXT' })
    await expect(next).toBeDisabled()
    const firstName = canvas.getByLabelText(/^First Name/)
    await userEvent.click(firstName)
    await userEvent.tab()
    await expect(firstName).toHaveAccessibleDescription('We really need your First Name')
    await fill(firstName, 'Priya')
    await fill(canvas.getByLabelText(/^Last Name/), 'Raman')
    await fill(canvas.getByLabelText(/^Company Name/), 'Morning Ritual Espresso')
    await userEvent.type(canvas.getByLabelText(/^Phone Number/), '0412 345-678 x')
    await expect(canvas.getByLabelText(/^Phone Number/)).toHaveValue('0412345678')
    await expect(canvas.getByText('Still needed: E-mail')).toBeVisible()
    await expect(next).toBeDisabled()
    const email = canvas.getByLabelText(/^E-mail/)
    await fill(email, 'hello@ritual')
    await userEvent.click(next)
    await expect(args.onNext).not.toHaveBeenCalled()
    await expect(email).toHaveFocus()
    await expect(email).toBeInvalid()
    await userEvent.type(email, '.example')
    await userEvent.click(next)
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

/** The identity provider supplied the e-mail address. */
export const Step1Identity: Story = {
  tags: ['BW-02'],
  args: { draft: startingDraft(businessNewIdentity), isEmailNeeded: false },
  async play({ canvas }) {
    await expect(canvas.queryByLabelText(/^E-mail/)).toBeNull()
    await expect(canvas.getByText('Still needed: Company Name, Phone Number')).toBeVisible()
  },
}

export const Resumed: Story = {
  args: { draft: at(2, { ...filled, website: '' }), resumed: true },
  async play({ args, canvas }) {
    await expect(canvas.getByText('Your answers are as you left them.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await expect(args.onStartOver).toHaveBeenCalledOnce()
  },
}

export const Step2: Story = {
  tags: ['BW-03'],
  args: { draft: at(2, empty) },
  async play({ canvas, canvasElement }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('More about you')
    const list = within(canvasElement.ownerDocument.body)
    const category = canvas.getByRole('combobox', { name: /^Category/ })
    await userEvent.click(canvas.getByRole('button', { name: 'Show options for Category' }))
    const names = () => list.getAllByRole('option').map((option) => option.textContent)
    const all = ['Hospitality', 'Restaurant', 'Retail', 'Cleaning Agency', 'Event Organizer', 'Others']
    await waitFor(() => expect(names()).toEqual(all))
    await userEvent.type(category, 'RE')
    await waitFor(() => expect(names()).toEqual(['Restaurant', 'Retail']))
    await userEvent.click(await list.findByRole('option', { name: 'Retail' }))
    await expect(canvas.queryByLabelText(/^Other Category/)).toBeNull()
    await fill(category, 'oth')
    await userEvent.click(await list.findByRole('option', { name: 'Others' }))
    await expect(canvas.getByLabelText(/^Other Category/)).toBeVisible()
  },
}

/** The specification's messages end in a space and are shown unchanged. */
export const Step2Messages: Story = {
  tags: ['BW-04'],
  args: { draft: at(2, empty) },
  async play({ args, canvas, canvasElement }) {
    const shown = () => [...canvasElement.querySelectorAll('[aria-live] p')].map((message) => message.textContent)
    const next = canvas.getByRole('button', { name: 'NEXT' })
    await userEvent.click(next)
    await expect(shown()).toEqual(['Please enter your category ', 'Please enter your description '])
    await expect(canvas.getByRole('combobox', { name: /^Category/ })).toHaveFocus()
    await userEvent.keyboard('others{Enter}')
    await fill(canvas.getByLabelText(/^Description/), 'Too short')
    await userEvent.click(next)
    await expect(shown()).toEqual(['Please enter your other category ', 'We expect a slightly larger description '])
    await fill(canvas.getByLabelText(/^Other Category/), 'Coffee roastery')
    await userEvent.type(canvas.getByLabelText(/^Description/), '!')
    await userEvent.click(next)
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

export const Step2WebsiteNudge: Story = {
  tags: ['BW-05'],
  args: { draft: at(2, { ...filled, website: '' }) },
  async play({ args, canvas }) {
    const website = canvas.getByLabelText('Website URL')
    await userEvent.click(website)
    await userEvent.tab()
    await expect(website).toHaveAccessibleDescription("Don't have a website yet? Let us know if you need one..!")
    await expect(website).not.toBeInvalid()
    await userEvent.click(canvas.getByRole('button', { name: 'NEXT' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

export const Step2WebsiteInvalid: Story = {
  tags: ['BW-05'],
  args: { draft: at(2, { ...filled, website: '' }) },
  async play({ args, canvas }) {
    const website = canvas.getByLabelText('Website URL')
    await fill(website, 'javascript:alert(1)')
    await userEvent.click(canvas.getByRole('button', { name: 'NEXT' }))
    await expect(website).toHaveValue('')
    await expect(website).toHaveAccessibleDescription(/Should be a Valid url, for example https:\/\/tinybean\.com\.au$/)
    await expect(website).toHaveFocus()
    await expect(args.onNext).not.toHaveBeenCalled()
  },
}

export const Step3: Story = {
  tags: ['BW-06'],
  args: { draft: at(3, { ...filled, suburbName: '', zipCode: '' }) },
  async play({ args, canvas, canvasElement }) {
    const next = canvas.getByRole('button', { name: 'NEXT' })
    await userEvent.click(next)
    await expect(canvas.getByText('We really need both those fields to be answered..')).toBeVisible()
    await expect(args.onNext).not.toHaveBeenCalled()
    const list = within(canvasElement.ownerDocument.body)
    await fill(canvas.getByRole('combobox', { name: /^Suburb/ }), 'carlton n')
    await userEvent.click(await list.findByRole('option', { name: /^Carlton North/ }))
    await expect(canvas.getByRole('combobox', { name: /^Zip code/ })).toHaveDisplayValue('3054')
    await userEvent.click(next)
    await expect(args.onNext).toHaveBeenCalledOnce()
  },
}

export const Step4: Story = {
  tags: ['BW-07'],
  args: { draft: at(4) },
  async play({ args, canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'Upload and Next' }))
    await expect(args.onUpload).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }))
    await expect(args.onNext).toHaveBeenCalledOnce()
    const logo = new File(['x'], 'logo.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText('Choose a logo'), logo)
    await expect(args.onImageChoose).toHaveBeenCalledWith('logo', logo)
  },
}

export const Step4Chosen: Story = {
  args: {
    draft: at(4),
    imageFields: {
      logo: picked('logo.png', businessRitual.logoThumbnailUrl ?? ''),
      cover: picked('shopfront.jpg', businessRitual.coverThumbnailUrl ?? ''),
    },
  },
  async play({ args, canvas }) {
    const [removeLogo] = canvas.getAllByRole('button', { name: 'Remove' })
    if (removeLogo) await userEvent.click(removeLogo)
    await expect(args.onImageRemove).toHaveBeenCalledWith('logo')
  },
}

export const Step4Problems: Story = {
  tags: ['BW-08'],
  args: {
    draft: at(4),
    imageFields: {
      logo: { chosen: null, problem: messages.business.logoTooLarge },
      cover: { chosen: null, problem: messages.business.coverInvalid },
    },
    imagesFailure: { message: messages.business.imageRequired, detail: null },
  },
  async play({ canvas }) {
    await expect(canvas.getByLabelText('Choose a logo')).toHaveAccessibleDescription(
      expect.stringContaining('Logo file size should be less than 5MB'),
    )
    await expect(canvas.getByLabelText('Choose a cover')).toHaveAccessibleDescription(
      expect.stringContaining('Please select a valid image file (JPEG or PNG) for cover'),
    )
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please select at least one image file')
  },
}

export const Step4Uploading: Story = {
  tags: ['BW-07'],
  args: { ...Step4Chosen.args, progress: 42 },
  async play({ canvas }) {
    await expect(canvas.getByRole('progressbar', { name: 'Uploading your images' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    )
    await expect(canvas.getByText('42%')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Skip' })).toBeDisabled()
  },
}

export const Step4Failed: Story = {
  tags: ['BW-07'],
  args: { ...Step4Chosen.args, imagesFailure: { message: messages.business.imageUploadFailed, detail: null } },
  async play({ canvas }) {
    const failure = canvas.getByText('Upload failed. Please try again.')
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(failure).color.match(/\d+/g) ?? []).map(Number)
    await expect(red).toBeGreaterThan(2 * Math.max(green, blue))
    await expect(canvas.queryByRole('progressbar', { name: 'Uploading your images' })).toBeNull()
  },
}

export const Step5: Story = {
  tags: ['BW-09'],
  args: { draft: at(5) },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent("That's great! Let's get you some help..")
    await expect(canvas.getByText("Click on finish below and we're done!")).toBeVisible()
    await expect(canvas.queryByRole('grid')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'FINISH' }))
    await expect(args.onFinish).toHaveBeenCalledOnce()
  },
}

export const Step5Failed: Story = {
  tags: ['BW-10'],
  args: { draft: at(5), failure: messages.profile.backendError },
  async play({ args, canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Some error occurred with our backend. Could you quickly retry this process again?',
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onFinish).toHaveBeenCalledOnce()
  },
}
