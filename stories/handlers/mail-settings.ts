import type { MailSettings } from '@/contract'
import { answerTo } from './api'
import { sessionHandlers } from './sessions'

const delivered = { success: true, isEmailVerified: true, isSending: true } as const

export const businessMailSettings: MailSettings = {
  ...delivered,
  email: 'mei@cafe.example',
  choices: [
    { topic: 'applicants', frequency: 'daily' },
    { topic: 'expiry', frequency: 'daily' },
  ],
}

export const studentMailSettings: MailSettings = {
  ...delivered,
  email: 'ana@uni.example',
  choices: [{ topic: 'applications', frequency: 'atOnce' }],
}

/** Stubs the calls of the settings of students and businesses: sessions and mail choices. */
export const accountSettingsHandlers = [
  ...sessionHandlers,
  answerTo('businessMailSettings', businessMailSettings),
  answerTo('studentMailSettings', studentMailSettings),
]
