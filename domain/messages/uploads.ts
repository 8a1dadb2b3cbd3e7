/** Texts about uploads that the server refuses. */
export const upload = {
  tooManyPixels: 'That image has more than 25 megapixels. Make it smaller, or choose another one.',
  storageFull: 'Your files use all of the 200 MB that an account has. Choose a smaller file, or write to us from Help.',
  virus: 'Our virus scanner refused that file. Check your device for viruses, or choose another file.',
  scannerUnavailable: "We can't check files for viruses right now, so uploads have to wait. Try again in a minute.",
  tooManyUploads: "You've uploaded a lot of files in the last hour. Wait a minute, then try again.",
} as const

/** Texts of uploading a student's picture. */
export const picture = {
  invalid: 'Please select a valid image file (JPEG or PNG) for your picture',
  tooLarge: 'A picture should be less than 5MB',
  unreadable: "That image can't be read. Choose another one.",
} as const
