import { expect, test } from '@playwright/test'
import { firstStartData, ProductServer } from './support/product-server'

test('API-11 the first start on an empty folder fills in a sample marketplace, and ends cleanly', async ({
  request,
}) => {
  test.setTimeout(240_000)
  const server = await ProductServer.launch(firstStartData)
  const weeks = await request.get(`${server.url}/api/public/live-weeks`)
  expect(weeks.status()).toBe(200)
  expect(await weeks.json()).toMatchObject({ total: expect.any(Number) })
  expect(await server.stop()).toBe(0)
})
