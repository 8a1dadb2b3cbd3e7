import type { Locator, Page } from '@playwright/test'
import { expect } from './test'

/** A person known to the local identity provider. */
export interface Person {
  name: string
  email: string
}

/** A business that signs up by username and password. */
export interface BusinessCredentials {
  username: string
  password: string
}

let personCount = 0

/** A person unique to the calling test. `name` is also part of their e-mail address. */
export function newPerson(name = 'Ada Lovelace'): Person {
  personCount += 1
  const local = name.toLowerCase().replace(/[^a-z]+/g, '.')
  return { name, email: `${local}.${process.pid}.${personCount}@student.example` }
}

/** A business unique to the calling test. */
export function newBusiness(username = 'brunswick.bakery'): BusinessCredentials {
  personCount += 1
  return { username: `${username}.${process.pid}.${personCount}`, password: 'a long enough passphrase' }
}

/** Submits a name and an e-mail address on the local identity provider's page. */
export async function continueAsPerson(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Name').fill(person.name)
  await page.getByLabel('Email').fill(person.email)
  await page.getByRole('button', { name: 'Continue' }).click()
}

/** Signs a person up or in through the provider, from a sign-up or sign-in screen. */
export async function throughProvider(page: Page, path: string, person: Person): Promise<void> {
  await page.goto(path)
  await page.getByRole('link', { name: 'Continue with your identity account' }).click()
  await continueAsPerson(page, person)
}

/** Signs a new student up through the provider; ends on the profile wizard. */
export async function signUpAsStudent(page: Page, person: Person): Promise<void> {
  await throughProvider(page, '/student/signup', person)
  await expect(page).toHaveURL('/completeProfile')
}

/** Signs a new business up by username and password; ends on the profile wizard. */
export async function signUpAsBusiness(page: Page, { username, password }: BusinessCredentials): Promise<void> {
  await page.goto('/business/signup')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm password').fill(password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  await expect(page).toHaveURL('/completeBusinessProfile')
}

/** Fills in a business's credentials on the sign-in page, and submits them. */
export async function submitCredentials(page: Page, { username, password }: BusinessCredentials): Promise<void> {
  await page.getByLabel('Username').fill(username)
  await submitPassword(page, password)
}

/** Submits the password of the username that the form already has, such as in the dialog of an ended session. */
export async function submitPassword(form: Page | Locator, password: string): Promise<void> {
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Sign In' }).click()
}

/** Signs a known business in by username and password; a complete profile ends on its dashboard. */
export async function signInAsBusiness(page: Page, credentials: BusinessCredentials): Promise<void> {
  await page.goto('/business/signin')
  await submitCredentials(page, credentials)
  await expect(page).toHaveURL(/\/(businessdashboard|completeBusinessProfile)$/)
}

/** Opens the menu in the top bar. @returns its items */
export async function openMenu(page: Page): Promise<Locator> {
  // Select by `aria-haspopup`: on a phone, a business also has a button for the drawer of its pages.
  await page.getByRole('navigation', { name: 'Main' }).locator('button[aria-haspopup="menu"]').click()
  return page.getByRole('menuitem')
}

/** Signs the current account out through the menu. */
export async function signOut(page: Page, itemText: 'Sign Out' | 'Log Out'): Promise<void> {
  const menuItems = await openMenu(page)
  await menuItems.filter({ hasText: itemText }).click()
  await expect(page).toHaveURL('/onboarding')
}
