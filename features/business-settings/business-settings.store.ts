import { subscribe } from 'valtio'
import { account, call, createSettingsForm, type SaveOutcome } from '@/client'
import { isFailure } from '@/contract'
import type { Business } from '@/domain'
import { type BusinessForm, businessForm, formOf, settingsOf } from './settings'

const settings = createSettingsForm('business-settings', businessForm)

/** The form on the screen. */
export const businessSettings = settings.state

/** Opens the settings of a business: as they are, or with the changes kept from an earlier visit. */
export function openSettings(business: Business): void {
  settings.open(business.id, formOf(business))
}

// The account was heard from again: here, in another tab or from the server.
subscribe(account, () => {
  if (account.business) settings.refresh(account.business.id, formOf(account.business))
  else settings.close()
})

/** Takes in what was typed. A field that is changed is no longer refused. */
export function changeSettings(changes: Partial<BusinessForm>): void {
  settings.change(changes)
  for (const field of Object.keys(changes)) settings.forgive(field)
}

/** Forgets every change. */
export function startOver(): void {
  if (account.business) settings.startOver(formOf(account.business))
}

async function send(form: BusinessForm): Promise<SaveOutcome<BusinessForm>> {
  const sender = account.business?.id
  const outcome = await call('customiseCompanyData', settingsOf(form))
  if (outcome === null || isFailure(outcome)) return outcome
  if (account.business?.id !== sender) return null
  account.business = outcome.data
  return { form: formOf(outcome.data) }
}

/** Saves, or tries the same again. */
export function saveSettings(): Promise<boolean> {
  return settings.save(send)
}

export const { dismissRestored, stopCelebrating } = settings
