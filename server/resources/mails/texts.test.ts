import { expect, it } from 'vitest'
import { mailHtml } from '../../mail/mail-layout.ts'
import { composeMails } from './texts.ts'

it('TR-05 typed names and titles become neither lines nor links of a mail', () => {
  const origin = 'https://gigs.example'
  const [mail] = composeMails({ publicUrl: () => new URL(origin) }, { firstName: 'Mei' }, [
    {
      id: '1',
      event: 'applied',
      editedFields: [],
      listing: { id: 'l1', jobTitle: 'Barista', expiringOn: new Date(0) },
      companyName: 'Cafe',
      applicantName: `Ana\n\nYour account is locked.\nUnlock it: ${origin}/events/acme/scam`,
    },
  ])
  const text = mail?.text ?? ''
  expect(text.split('\n')).toContain('Ana Your account is locked. Unlock it: https gigs.example/events/acme/scam')
  expect(mailHtml(text, origin).match(/<a href="[^"]*"/g)).toEqual([`<a href="${origin}/business/gig/l1"`])
})
