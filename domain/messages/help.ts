/** Texts of the form that sends a message to support. */
export const help = {
  textRequired: 'Write your message first.',
  emailRequired: 'Enter an e-mail address we can answer to.',
  tooManyMessages: 'You have sent many messages today. Please wait for an answer, or try again tomorrow.',
} as const
