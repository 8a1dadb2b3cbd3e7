import { Avatar } from '@campus-gigs/ui'
import { useState } from 'react'
import { account, profile, upload, useAccount } from '@/client'
import { isResponse } from '@/contract'
import { createImageUpload, ImageUploadField, imageRule, SettingsSection } from '@/features/shared'

function createBusinessImageUpload(kind: 'logo' | 'cover') {
  return createImageUpload({
    kind,
    async send(image, onProgress) {
      const sender = account.business?.id
      const outcome = await upload('uploadBusinessImages', { [kind]: image }, { onProgress })
      if (isResponse(outcome) && account.business?.id === sender) profile.replaceBusiness(outcome.businessData)
      return outcome
    },
  })
}

/** Logo and cover of a business, each replaced on its own (PF-08). */
export function ImagesSection() {
  const [logo] = useState(() => createBusinessImageUpload('logo'))
  const [cover] = useState(() => createBusinessImageUpload('cover'))
  const { business } = useAccount()
  if (!business) return null
  const { companyName, logoThumbnailUrl, coverThumbnailUrl } = business
  return (
    <SettingsSection title="Logo and cover" description="Saved as soon as you choose them.">
      <ImageUploadField
        label={logoThumbnailUrl ? 'Replace the logo' : 'Choose a logo'}
        hint={`${imageRule('logo')}. A square works best.`}
        upload={logo}
      >
        <Avatar name={companyName ?? 'Your company'} src={logoThumbnailUrl} size="xl" shape="square" />
      </ImageUploadField>
      <ImageUploadField
        label={coverThumbnailUrl ? 'Replace the cover' : 'Choose a cover'}
        hint={`${imageRule('cover')}. A wide picture works best.`}
        upload={cover}
      >
        {coverThumbnailUrl && (
          <img src={coverThumbnailUrl} alt="Your cover" className="h-28 w-full rounded-lg object-cover" />
        )}
      </ImageUploadField>
    </SettingsSection>
  )
}
