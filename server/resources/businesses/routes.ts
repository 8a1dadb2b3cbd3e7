import type { FastifyInstance } from 'fastify'
import { messages } from '@/domain'
import { registerEndpoint } from '../../http/endpoint.ts'
import { storeBusinessImages } from './images.ts'
import { toBusiness } from './mapping.ts'
import { findBusiness } from './queries.ts'
import { updateBusinessProfile } from './service.ts'
import { customiseBusiness } from './settings.ts'

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
