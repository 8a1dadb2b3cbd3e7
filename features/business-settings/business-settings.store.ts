import { subscribe } from 'valtio'
import { account, call, profile, type SignedInBusiness } from '@/client'
import { isResponse } from '@/contract'
import { createSettingsForm, type SaveOutcome } from '@/features/shared'
import { type BusinessForm, businessSettingsForm, formOf, settingsOf } from './settings'

function createBusinessSettings() {
  const form = createSettingsForm(businessSettingsForm)

  // The session has a new version of the account, from this tab, another tab or the server.
  subscribe(account, () => {
    if (account.business) form.refresh(account.business.id, formOf(account.business))
    else form.close()
  })

  async function send(typed: BusinessForm): Promise<SaveOutcome<BusinessForm>> {
    const sender = account.business?.id
    const outcome = await call('customiseCompanyData', settingsOf(typed))
    if (!isResponse(outcome)) return outcome
    if (account.business?.id !== sender) return null
    profile.replaceBusiness(outcome.data)
    return { form: formOf(outcome.data) }
  }

  return {
    ...form,
    /** Opens the settings of a business, with stored changes from an earlier visit if there are any. */
    open: (business: SignedInBusiness) => form.open(business.id, formOf(business)),
    /** Discards every change. */
    startOver: () => {
      if (account.business) form.startOver(formOf(account.business))
    },
    /** Saves the form, or retries the last save. */
    save: () => form.save(send),
  }
}

let settings: ReturnType<typeof createBusinessSettings> | undefined

/** The settings of the signed-in business, created on first use. */
export function businessSettings() {
  settings ??= createBusinessSettings()
  return settings
}
