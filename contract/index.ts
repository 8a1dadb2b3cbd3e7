// What browser and server say to each other: requests, responses, the table of endpoints.
export * from './comparison.ts'
export * from './endpoints.ts'
export * from './events.ts'
export * from './live.ts'
export * from './posters.ts'
export * as requests from './requests.ts'
export * from './responses.ts'
export * from './settings.ts'
