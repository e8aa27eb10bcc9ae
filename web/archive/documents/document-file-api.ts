import { api } from '../../api/api-client.ts';
import { assertOk } from '../../api/assert-ok.ts';

export type DocumentAddress = { organizationId: string; documentId: string };

const file = api.organizations[':organizationId'].documents[':documentId'].file;

/** Where the original is: a link there saves it under its name. */
export function documentFileHref(address: DocumentAddress): string {
  return file.$path({ param: address, query: {} });
}

export type FetchFileOptions = {
  signal: AbortSignal;
  /** The bytes wanted, the second index not included; the whole file unless told. */
  range?: { begin: number; end: number };
};

/** The original's bytes for the preview. Throws `ApiError`. */
export async function fetchDocumentFile(
  address: DocumentAddress,
  { signal, range }: FetchFileOptions,
): Promise<ArrayBuffer> {
  const headers = range && { range: `bytes=${range.begin}-${range.end - 1}` };
  const response = await assertOk(
    file.$get({ param: address, query: { inline: '' } }, { init: { signal }, headers }),
  );
  return response.arrayBuffer();
}
