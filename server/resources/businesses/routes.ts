import type { FastifyInstance } from 'fastify'
import { messages } from '@/domain'
import { registerEndpoint } from '../../http/endpoint.ts'
import { storeBusinessImages } from './images.ts'
import { toBusiness } from './mapping.ts'
import { updateBusinessProfile } from './service.ts'
import { updateBusinessSettings } from './settings.ts'

/** A business's profile, settings and images. */
export function registerBusinessRoutes(app: FastifyInstance): void {
  registerEndpoint(app, 'updateBusiness', async ({ context, account, input }) => ({
    message: messages.server.success,
    businessData: toBusiness(await updateBusinessProfile(context, account.id, input)),
  }))
  registerEndpoint(app, 'customiseCompanyData', async ({ context, account, input }) => ({
    success: true,
    data: toBusiness(await updateBusinessSettings(context, account.id, input)),
  }))
  registerEndpoint(app, 'uploadBusinessImages', async ({ context, account, file }) => {
    const images = { logo: file('logo'), cover: file('cover') }
    const businessData = toBusiness(await storeBusinessImages(context, account.id, images))
    return { success: true, message: messages.server.success, businessData }
  })
}
