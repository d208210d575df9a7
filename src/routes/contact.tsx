import { createFileRoute } from '@tanstack/react-router'
import { Contact } from '#src/features/content/Contact/Contact.tsx'
import { ContactForm } from '#src/features/forms/ContactForm/ContactForm.tsx'

export const Route = createFileRoute('/contact')({
  loader: ({ context }) => context.texts('app', 'shop', 'forms'),
  staticData: { layout: 'gray' },
  component: ContactPage,
})

function ContactPage() {
  return <Contact form={<ContactForm />} />
}
