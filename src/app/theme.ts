import { createTheme } from '@mantine/core'
import type { CSSVariablesResolver, MantineColorsTuple } from '@mantine/core'

const basePrimary: MantineColorsTuple = [
  '#fbf6e6',
  '#f5ecc9',
  '#ebd998',
  '#e0c566',
  '#d5b33f',
  '#caa228',
  '#b8921f',
  '#8f7117',
  '#7d6210',
  '#5e4a0b',
]
const secondPrimary: MantineColorsTuple = [
  '#eef5f7',
  '#d9e6ea',
  '#b2ccd5',
  '#87b0bf',
  '#5f94a8',
  '#3f7a90',
  '#2a6378',
  '#1d4e5f',
  '#163e4c',
  '#0f2d38',
]
const grayPrimary: MantineColorsTuple = [
  '#fbf9f4',
  '#f3efe6',
  '#e8e3d6',
  '#d3ccbb',
  '#b3ab99',
  '#8d8676',
  '#6f6a5d',
  '#5c584d',
  '#35322a',
  '#1b1a17',
]
const dark: MantineColorsTuple = [
  '#f2eee2',
  '#a8a294',
  '#8d8676',
  '#5c584d',
  '#35322a',
  '#24211a',
  '#1d1b15',
  '#15140f',
  '#12110d',
  '#0d0c09',
]

/** The spec's spelling of the second palette. */
export const secondPrimaryName = 'secoundPrimary'

export const theme = createTheme({
  colors: { basePrimary, [secondPrimaryName]: secondPrimary, grayPrimary, gray: grayPrimary, dark },
  primaryColor: 'basePrimary',
  primaryShade: 5,
  autoContrast: true,
  black: '#1b1a17',
  fontFamily: 'var(--font)',
  headings: { fontFamily: 'var(--font)' },
  fontSizes: { xl: '1.375rem' },
  defaultRadius: '4px',
  respectReducedMotion: true,
  cursorType: 'pointer',
})

/** Maps Mantine's variables to `tokens.css`, which alone depends on the colour scheme. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const painted = {
    '--mantine-color-body': 'var(--paper)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-bright': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--ink-2)',
    '--mantine-color-placeholder': 'var(--ink-2)',
    '--mantine-color-anchor': 'var(--accent-text)',
    '--mantine-color-error': 'var(--sale)',
    '--mantine-color-success': 'var(--success)',
    '--mantine-color-default': 'var(--surface)',
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--hairline)',
    '--mantine-color-disabled': 'var(--hover)',
    '--mantine-color-disabled-color': 'var(--ink-2)',
  }
  return { variables: { '--mantine-line-height': 'var(--leading)' }, light: painted, dark: painted }
}
