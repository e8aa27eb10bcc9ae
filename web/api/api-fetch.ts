/** How the product reaches its server. The demo answers the same calls in the browser. */
export const apiFetch: typeof fetch = (input, init) =>
  fetch(input, { ...init, credentials: 'include' });
