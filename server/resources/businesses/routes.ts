import type { FastifyInstance } from 'fastify'
import { messages } from '@/domain'
import { registerEndpoint } from '../../http/endpoint.ts'
import { storeBusinessImages } from './images.ts'
import { toBusiness } from './mapping.ts'
import { findBusiness } from './queries.ts'
import { updateBusinessProfile } from './service.ts'
import { updateBusinessSettings } from './settings.ts'

/** A business's profile, settings and images. */
export function registerBusinessRoutes(app: FastifyInstance): void {
  registerEndpoint(app, 'updateBusiness', async ({ context, account, input }) => {
    await updateBusinessProfile(context, account.id, input)
    return { message: messages.server.success, businessData: toBusiness(await findBusiness(context.db, account.id)) }
  })
  registerEndpoint(app, 'customiseCompanyData', async ({ context, account, input }) => {
    await updateBusinessSettings(context, account.id, input)
    return { success: true, data: toBusiness(await findBusiness(context.db, account.id)) }
  })
  registerEndpoint(app, 'uploadBusinessImages', async ({ context, account, file }) => {
    await storeBusinessImages(context, account.id, { logo: file('logo'), cover: file('cover') })
    const businessData = toBusiness(await findBusiness(context.db, account.id))
    return { success: true, message: messages.server.success, businessData }
  })
}
