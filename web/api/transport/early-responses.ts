declare global {
  interface Window {
    /** By path of the API. Nothing is requested for a visitor who is not signed in. */
    earlyResponses?: Map<string, Promise<Response | undefined>>;
  }
}

/**
 * The response to a request that was sent before the product's code was loaded (see .scripts/first-requests.ts), for one
 * caller, who gets its failure too: it is not sent again. Nothing if it was not sent.
 */
export function takeEarlyResponse(path: string): Promise<Response | undefined> | undefined {
  const early = window.earlyResponses?.get(path);
  window.earlyResponses?.delete(path);
  return early;
}

/** Called when the first screen is shown: responses that it did not need would be outdated later. */
export function dropEarlyResponses() {
  window.earlyResponses?.clear();
}
