declare global {
  interface Window {
    /** Responses by path of the API. Nothing is requested for visitors who are not signed in. */
    earlyResponses?: Map<string, Promise<Response | undefined>>;
  }
}

/**
 * Returns the response to a request that was sent before the product's code was loaded (see
 * .scripts/first-requests.ts), for one caller only. A failure is returned, too, and not retried. Returns undefined if
 * no request was sent.
 */
export function takeEarlyResponse(path: string): Promise<Response | undefined> | undefined {
  const early = window.earlyResponses?.get(path);
  window.earlyResponses?.delete(path);
  return early;
}

/** Called when the first screen is shown: unused responses would be outdated later. */
export function dropEarlyResponses() {
  window.earlyResponses?.clear();
}
