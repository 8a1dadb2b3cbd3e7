import type { FastifyInstance } from 'fastify'
import { messages } from '@/contract'
import { registerEndpoint } from '../endpoint.ts'
import { storeBusinessImages } from '../services/business-images.ts'
import { updateBusinessProfile } from '../services/business-profile.ts'
import { findBusiness } from '../services/business-session.ts'
import { customiseBusiness } from '../services/business-settings.ts'
import { toBusiness } from '../services/mapping/business.ts'

/** What a business says and shows of itself. */
export function registerBusinessProfile(app: FastifyInstance): void {
  registerEndpoint(app, 'updateBusiness', async ({ context, account, input }) => {
    await updateBusinessProfile(context, account.id, input)
    return { message: messages.server.success, businessData: toBusiness(await findBusiness(context, account.id)) }
  })
  registerEndpoint(app, 'customiseCompanyData', async ({ context, account, input }) => {
    await customiseBusiness(context, account.id, input)
    return { success: true, data: toBusiness(await findBusiness(context, account.id)) }
  })
  registerEndpoint(app, 'uploadBusinessImages', async ({ context, account, file }) => {
    await storeBusinessImages(context, account.id, { logo: file('logo'), cover: file('cover') })
    const businessData = toBusiness(await findBusiness(context, account.id))
    return { success: true, message: messages.server.success, businessData }
  })
}
