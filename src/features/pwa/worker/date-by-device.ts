/** Ages are counted by the device's clock: one that differs from the server's would make all that is kept too old. */
export function dateByDevice({ body, status, statusText, headers }: Response): Response {
  const dated = new Headers(headers)
  dated.set('date', new Date().toUTCString())
  return new Response(body, { status, statusText, headers: dated })
}
