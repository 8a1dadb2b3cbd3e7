import { commonPasswords } from './common-passwords.ts'

/** The product's own names, which many people would think of here. */
const productNames = new Set(['campusgig', 'campusgigs'])

const lettersOf = (text: string) => text.replace(/[^\p{L}]/gu, '')

/** Whether a password is among the commonest, or is the username or the product's name but for digits and signs. */
export function isEasyToGuess(password: string, username: string): boolean {
  const typed = password.normalize('NFKC').toLowerCase()
  const name = username.normalize('NFKC').toLowerCase()
  if (commonPasswords.has(typed) || typed === name) return true
  const letters = lettersOf(typed)
  return productNames.has(letters) || (letters !== '' && letters === lettersOf(name))
}
