export const allowedTags = ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'blockquote', 'a', 'strong', 'em', 'br', 'bdi']
export const allowedAttributes = ['href', 'hreflang', 'lang', 'dir']
