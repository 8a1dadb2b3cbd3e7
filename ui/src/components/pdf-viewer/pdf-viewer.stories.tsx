import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, spyOn, userEvent, waitFor, within } from 'storybook/test'
import { PdfViewer } from './pdf-viewer'
import { passwordPdf, resumePdf, scanPdf } from './sample-pdfs'

const meta = {
  title: 'ui/PdfViewer',
  component: PdfViewer,
  tags: ['!autodocs'],
  args: { src: '/files/resume.pdf', fileName: 'Resume.pdf', className: 'h-[36rem]' },
  render: (args, { loaded }) => (
    <div className="mx-auto max-w-3xl p-4">
      <PdfViewer {...args} src={typeof loaded.src === 'string' ? loaded.src : args.src} />
    </div>
  ),
} satisfies Meta<typeof PdfViewer>

export default meta
type Story = StoryObj<typeof meta>

/** Gives a story its file as a blob URL. */
const file = (make: () => Promise<Blob> | Blob) => async () => ({ src: URL.createObjectURL(await make()) })

async function pagesOf(canvasElement: HTMLElement, name: string) {
  const pages = await within(canvasElement).findByRole('region', { name })
  await waitFor(() => expect(pages).toHaveAttribute('aria-busy', 'false'))
  return pages
}

export const Default: Story = {
  loaders: [file(resumePdf)],
  tags: ['GT-10'],
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement)
    const pages = await pagesOf(canvasElement, 'Resume.pdf, 3 pages')
    await expect(within(pages).getByText('Mei Tanaka')).toBeInTheDocument()
    const download = canvas.getByRole('link', { name: 'Download Resume.pdf' })
    await expect(download).toHaveAttribute('href', loaded.src)
    await expect(download).toHaveAttribute('download', 'Resume.pdf')
  },
}

/** A page without text announces that to screen readers. */
export const ScannedPage: Story = {
  loaders: [file(scanPdf)],
  play: async ({ canvasElement }) => {
    const pages = await pagesOf(canvasElement, 'Resume.pdf, 1 page')
    await within(pages).findByText('This page has no text that can be read out.')
  },
}

/** Mocks the response for the story's file; requests for pdf.js's fonts and worker reach the network. */
const answering = (src: string, answer: () => Response): Partial<Story> => ({
  args: { src },
  beforeEach() {
    const realFetch = window.fetch.bind(window)
    const spy = spyOn(window, 'fetch').mockImplementation(async (input, init) =>
      input === src ? answer() : realFetch(input, init),
    )
    return () => spy.mockRestore()
  },
})

/** For each problem: its title, and that the download link is still there. */
const problem = (title: string): Story['play'] =>
  async function play({ canvasElement }) {
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent(title)
    await expect(canvas.getByRole('link', { name: 'Download Resume.pdf' })).toBeVisible()
  }

export const PasswordProtected: Story = {
  loaders: [file(passwordPdf)],
  play: problem('This PDF is protected by a password.'),
}

const answers = (status: number) => answering(`/files/${status}.pdf`, () => new Response(null, { status }))

export const Unreachable: Story = {
  ...answers(500),
  play: async (context) => {
    await problem('The document could not be loaded.')?.(context)
    await userEvent.click(within(context.canvasElement).getByRole('button', { name: 'Try again' }))
    await problem('The document could not be loaded.')?.(context)
  },
}
