import { z } from 'zod'
import { limits } from '@/domain'
import { type Html, html, page } from './page.ts'

/** The fields of the login page's form. */
export const loginForm = z.object({
  name: z.string().trim().min(1, 'Enter your name.').max(limits.name, 'That is too long.'),
  email: z.email('Enter an e-mail address like ana@uni.example.').max(limits.emailAddress, 'That is too long.'),
})

/** The fields as typed, and their errors. */
export interface LoginPageState {
  name: string
  email: string
  errors: { name?: string; email?: string }
}

function field(id: 'name' | 'email', label: string, attributes: Html, state: LoginPageState): Html {
  const error = state.errors[id]
  const errorAttributes = error ? html` aria-invalid="true" aria-describedby="${id}-error"` : null
  const focus = id === focusedField(state) ? html` autofocus` : null
  return html`<div class="field">
<label for="${id}">${label}</label>
<input id="${id}" name="${id}" value="${state[id]}" required${attributes}${errorAttributes}${focus}>
${error ? html`<p class="error" id="${id}-error">${error}</p>` : null}
</div>`
}

/** The first field with an error; the name without errors. */
function focusedField({ errors }: LoginPageState): 'name' | 'email' {
  return errors.email && !errors.name ? 'email' : 'name'
}

/** The local provider's login page. Its form posts to the page's own address. */
export function loginPage(state: LoginPageState): string {
  const hasErrors = Object.keys(state.errors).length > 0
  return page(
    hasErrors ? 'Error: Sign in' : 'Sign in',
    html`<h1>Sign in</h1>
<p>A sign-in for trying Campus Gigs on this computer. Use any name and e-mail address: no password, no mail.</p>
<form method="post" novalidate>
${field('name', 'Name', html` autocomplete="name"`, state)}
${field('email', 'Email', html` type="email" autocomplete="email"`, state)}
<div class="actions">
<button class="primary" type="submit">Continue</button>
<button class="quiet" type="submit" name="cancel" value="yes">Cancel</button>
</div>
</form>`,
  )
}

/** The page for a sign-in that has expired, or whose address is incomplete. */
export function expiredSignInPage(): string {
  return page(
    'Start again',
    html`<h1>Sign in again</h1>
<p>This sign-in took too long, or was opened twice. Nothing has changed.</p>
<a class="button primary" href="/onboarding">Start again</a>`,
  )
}
