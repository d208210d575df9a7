import { expect, test } from 'vitest'
import { skeletonTemplates } from './prerender-skeletons.ts'

const page = (words: string) =>
  [
    '<link rel="preload" as="image" href="/hero.svg"/><title>Shop</title>',
    '<a href="#content" class="skip">on</a>',
    `<main id="content"><!--$!--><template></template><button type="button">${words}</button><!--/$--></main>`,
  ].join('')

test('each locale and page has a template with inert buttons', () => {
  const html = skeletonTemplates([
    { locale: 'fa', screen: 'home', html: page('سلام') },
    { locale: 'en', screen: 'listing', html: page('Hello') },
  ])
  expect(html).toBe(
    [
      ['fa home', 'سلام'],
      ['en listing', 'Hello'],
    ]
      .map(
        ([name, words]) =>
          `<template data-screen="${name}"><a href="#content" class="skip">on</a><main id="content"><button inert type="button">${words}</button></main></template>`,
      )
      .join(''),
  )
})

test('a page without content fails the build', () => {
  const pages = [{ locale: 'fa', screen: 'home', html: '<p>Error</p>' }] as const
  expect(() => skeletonTemplates(pages)).toThrow('No first screen')
})
