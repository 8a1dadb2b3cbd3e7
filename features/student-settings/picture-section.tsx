import { Avatar } from '@campus-gigs/ui'
import { memo, useState } from 'react'
import { account, profile, upload, useAccount } from '@/client'
import { isResponse } from '@/contract'
import { createImageUpload, ImageUploadField, imageRule, SettingsSection } from '@/features/shared'

function createPictureUpload() {
  return createImageUpload({
    kind: 'picture',
    async send(picture, onProgress) {
      const sender = account.user?.id
      const outcome = await upload('updatePicture', { picture }, { onProgress })
      if (isResponse(outcome) && account.user?.id === sender) profile.replaceStudent(outcome.userData)
      return outcome
    },
  })
}

/** A student's picture: uploaded here, or the identity provider's (PF-08). */
export const PictureSection = memo(function PictureSection() {
  const [picture] = useState(createPictureUpload)
  const { user } = useAccount()
  if (!user) return null
  const isUploaded = user.profilePicture?.startsWith('/') ?? false
  return (
    <SettingsSection title="Your picture" description="Businesses you apply to see it. Saved as soon as you choose it.">
      <ImageUploadField
        label="Choose a picture"
        hint={`${imageRule('picture')}. A square works best.`}
        upload={picture}
        removeLabel={isUploaded ? 'Remove picture' : undefined}
      >
        <Avatar name={user.fullName} src={user.profilePicture} size="xl" />
      </ImageUploadField>
    </SettingsSection>
  )
})
