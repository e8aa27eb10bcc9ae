/**
 * The bytes of a file served beside the application; null if there is none. For what is not there a server of a
 * single-page application answers with the page.
 */
export async function assetBytes(response: Response): Promise<Uint8Array | null> {
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (!response.ok || isPage) return null;
  return new Uint8Array(await response.arrayBuffer());
}
