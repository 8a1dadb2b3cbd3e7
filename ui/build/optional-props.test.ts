import { expect, it } from 'vitest'
import { allowUndefined } from './optional-props'

it('adds undefined to optional properties, and to no others', () => {
  expect(allowUndefined('export interface A { a?: string; b: string; c(d?: string): void; e?: 1 | undefined }')).toBe(
    'export interface A { a?: string | undefined; b: string; c(d?: string): void; e?: 1 | undefined }',
  )
})

it('keeps a function, a condition and a nested property whole', () => {
  expect(allowUndefined('export interface A<V> { f?: () => void; c?: V extends string ? 1 : 2 }')).toBe(
    'export interface A<V> { f?: (() => void) | undefined; c?: (V extends string ? 1 : 2) | undefined }',
  )
  expect(allowUndefined('export type A = { f?: (b: { c?: { d?: string } }) => { e?: 1 } }')).toBe(
    'export type A = { f?: ((b: { c?: { d?: string | undefined } | undefined }) => { e?: 1 | undefined }) | undefined }',
  )
})
