import type { OxlintOverride } from 'oxlint'

const neverMantine = (importNames: string[], message: string) => ({
  name: '@mantine/core',
  importNames,
  message,
})

/** See "Controls and errors" in docs/architecture.md. */
export const doubledControls = [
  neverMantine(['UnstyledButton'], 'Use <button type="button">.'),
  neverMantine(['Checkbox'], 'Use src/ui/Checkbox.'),
  neverMantine(['NativeSelect', 'Select'], 'Use PlainSelect, or SelectField in a form.'),
  neverMantine(['Loader', 'LoadingOverlay'], 'Use LoadingButton.'),
  neverMantine(['Alert'], 'Use RetryNotice or FormError.'),
]

const alertRole = {
  propName: 'role',
  disallowedValues: ['alert'],
  message: 'Use RetryNotice, FormError, or the error of the field.',
}
const checkboxType = {
  propName: 'type',
  disallowedValues: ['checkbox'],
  message: 'Use src/ui/Checkbox.',
}

/** One component per control and kind of error; each file here is one of them, and `Compare` has the only switch. */
export const controlRules: OxlintOverride[] = [
  {
    files: ['src/**/*.tsx'],
    rules: {
      'react/forbid-elements': ['error', { forbid: [{ element: 'select', message: 'Use PlainSelect.' }] }],
      'react/forbid-dom-props': ['error', { forbid: [alertRole, checkboxType] }],
      'react/forbid-component-props': [
        'error',
        { forbid: [{ propName: 'loading', message: 'Use LoadingButton.' }] },
      ],
    },
  },
  {
    files: ['src/ui/{ChoiceCards,ErrorView,FormError,RetryNotice}/*.tsx'],
    rules: { 'react/forbid-dom-props': ['error', { forbid: [checkboxType] }] },
  },
  { files: ['src/ui/Checkbox/*.tsx'], rules: { 'react/forbid-dom-props': 'off' } },
  {
    files: ['src/features/catalogue/Compare/Compare.tsx'],
    rules: { 'react/forbid-dom-props': ['error', { forbid: [alertRole] }] },
  },
  { files: ['src/ui/PlainSelect/*.tsx'], rules: { 'react/forbid-elements': 'off' } },
  { files: ['src/ui/LoadingButton/*.tsx'], rules: { 'react/forbid-component-props': 'off' } },
]
