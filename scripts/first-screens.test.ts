import { expect, test } from 'vitest'
import { firstScreensOf } from './first-screens.ts'

const page = (words: string) =>
  [
    '<link rel="preload" as="image" href="/hero.svg"/><title>Shop</title>',
    '<a href="#content" class="skip">on</a>',
    `<main id="content"><!--$!--><template></template><button type="button">${words}</button><!--/$--></main>`,
  ].join('')

test('a screen for each locale, and what needs the script out of reach', () => {
  const html = firstScreensOf(
    new Map([
      ['fa', page('سلام')],
      ['en', page('Hello')],
    ]),
  )
  expect(html).toBe(
    [
      ['/', 'سلام'],
      ['/en', 'Hello'],
    ]
      .map(
        ([path, words]) =>
          `<template data-screen="${path}"><a href="#content" class="skip">on</a><main id="content"><button inert type="button">${words}</button></main></template>`,
      )
      .join(''),
  )
})

test('a page that is none stops the build', () => {
  expect(() => firstScreensOf(new Map([['fa', '<p>Error</p>']]))).toThrow('No first screen')
})
