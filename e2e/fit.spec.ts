import { openGig } from './support/applying'
import { arrangeStudentSession } from './support/arrange-accounts'
import { arrangeApplication } from './support/arrange-applications'
import { arrangeGigBeside } from './support/arrange-gigs'
import { expect, test } from './support/test'

test('PF-04 an overnight shift reads the same to the student and the business', { tag: '@phone' }, async ({
  page,
  browser,
}) => {
  const { asBusiness, id, title } = await arrangeGigBeside(browser, { shift: { start: '22:00', end: '07:00' } })

  await test.step('PF-04 free on Saturday night alone, the hour of Sunday morning clashes for both', async () => {
    await arrangeStudentSession(page, 'Ola Night', ['6-3'])
    await openGig(page, id, title)
    const details = page.getByRole('region', { name: 'Job details' })
    await expect(details).toContainText('Covers 0 of 1 shift')
    await expect(details).toContainText('Clash: Sun 6 am – 7 am')
    await expect(details).toContainText('Matches 100 % of the times you are free')
    await arrangeApplication(page, id)

    await asBusiness.goto(`/business/gig/${id}`)
    const line = asBusiness.getByRole('list', { name: 'Applicants' }).getByRole('button', { name: /Ola Night/ })
    await expect(line).toContainText('Covers 0 of 1 shift')
    await expect(line).toContainText('Clash: Sun 6 am – 7 am')
    await expect(line).toContainText('Matches 50 % of your shift slots')
  })

  await test.step('PF-04 free on both days, the shift is covered for both', async () => {
    const asOther = await browser.newPage()
    await arrangeStudentSession(asOther, 'Mia Morning', ['6-3', '0-0'])
    await arrangeApplication(asOther, id)
    await asOther.goto('/student/job-history/applied-jobs')
    const applied = asOther.getByRole('listitem').filter({ hasText: title })
    await expect(applied).toContainText('Covers the shift')
    await expect(applied).not.toContainText('Clash')

    await asBusiness.goto(`/business/gig/${id}`)
    await asBusiness
      .getByRole('list', { name: 'Applicants' })
      .getByRole('button', { name: /Mia Morning/ })
      .click()
    const applicant = asBusiness.getByRole('article', { name: 'Mia Morning' })
    await expect(applicant).toContainText('Covers the shift')
    await expect(applicant).toContainText('Matches 100 % of your shift slots, covers 2 of 2 shift slots')
  })
})
