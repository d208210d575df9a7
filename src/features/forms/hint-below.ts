/** Labels stand above their fields, hints and errors below. */
export const hintBelow: { inputWrapperOrder: ('label' | 'input' | 'description' | 'error')[] } = {
  inputWrapperOrder: ['label', 'input', 'description', 'error'],
}
