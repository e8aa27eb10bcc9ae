/**
 * Returns the bytes of a static asset; null if there is none. For a missing file, the servers of
 * the demo and of development respond with the page of the application, which counts as none.
 */
export async function assetBytes(response: Response): Promise<Uint8Array | null> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!response.ok || isPage) return null;
  return new Uint8Array(await response.arrayBuffer());
}
