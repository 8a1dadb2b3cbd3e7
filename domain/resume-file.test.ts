import { describe, expect, it } from 'vitest'
import * as messages from './messages/index.ts'
import { resumeProblem } from './resume-file.ts'

const megabyte = 1024 * 1024
const pdf = { name: 'cv.pdf', type: 'application/pdf', size: 120_000 }

describe('a resume', () => {
  it('AP-08 is a PDF', () => {
    expect(resumeProblem({ ...pdf, name: 'cv.docx', type: 'application/msword' }, 0)).toBe('Please select a PDF file.')
    expect(resumeProblem({ ...pdf, name: 'cv.pdf', type: 'image/png' }, 0)).toBe('Please select a PDF file.')
    expect(resumeProblem({ ...pdf, name: 'cv', type: '' }, 0)).toBe('Please select a PDF file.')
    expect(resumeProblem({ ...pdf, name: 'CV.PDF', type: '' }, 0)).toBeNull()
    expect(resumeProblem(pdf, 4)).toBeNull()
  })

  it('AP-08 is at most 5 · 1024² bytes; the message has its size with two decimals', () => {
    expect(resumeProblem({ ...pdf, size: 5 * megabyte }, 0)).toBeNull()
    expect(resumeProblem({ ...pdf, size: 5 * megabyte + 1 }, 0)).toBe(
      'File size exceeds the 5MB limit. Your file is 5.00 MB.',
    )
    expect(resumeProblem({ ...pdf, size: 7.256 * megabyte }, 0)).toBe(
      'File size exceeds the 5MB limit. Your file is 7.26 MB.',
    )
  })

  it('ST-08 has the settings’ message when it is too large', () => {
    expect(resumeProblem({ ...pdf, size: 7.256 * megabyte }, 0, messages.settings.fileTooLarge)).toBe(
      'File size exceeds the 5MB limit. Your file size id 7.26MB',
    )
  })

  it('AP-08 is rejected as the sixth', () => {
    expect(resumeProblem(pdf, 5)).toBe(
      'You can not upload more than 5 resumes. Please delete one of the uploaded ones, click on Save Details below, and then try uploading again!',
    )
  })

  it('is not empty', () => {
    expect(resumeProblem({ ...pdf, size: 0 }, 0)).toBe('That file is empty. Choose another one.')
  })
})
