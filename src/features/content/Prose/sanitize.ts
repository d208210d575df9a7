import DOMPurify from 'dompurify'
import { allowedAttributes, allowedTags } from './allowed-html.ts'

/** Security: editors' HTML by allow-list. A server has no window, and DOMPurify would return the HTML as it came. */
export const sanitize = (html: string) =>
  DOMPurify.sanitize(html, {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: allowedAttributes,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
