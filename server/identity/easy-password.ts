import { commonPasswords } from './common-passwords.ts'

/** The product's own names, which people tend to choose as passwords. */
const productNames = new Set(['campusgig', 'campusgigs'])

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')

/** Whether a password is common, or consists of the username's or the product's letters with digits and signs. */
export function isEasyToGuess(password: string, username: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase()
  const name = username.normalize('NFKC').toLowerCase()
  if (commonPasswords.has(typed) || typed === name) return true
  const letters = lettersOf(typed)
  return productNames.has(letters) || (letters !== '' && letters === lettersOf(name))
}
