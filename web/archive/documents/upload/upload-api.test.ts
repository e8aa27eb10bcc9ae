import { expect, it } from 'vitest';
import { setTransport } from '../../../api/transport/transport.ts';
import { uploadFile } from './upload-api.ts';

const lost = new TypeError('Network request failed');

setTransport({
  fetch: () => Promise.reject(lost),
  upload: () => Promise.reject(lost),
  download: () => undefined,
});

const upload = (file: File) =>
  uploadFile({
    organizationId: 'org_1',
    file,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });

it('reports a lost network if the file is readable', async () => {
  await expect(upload(new File(['x'], 'a.pdf'))).rejects.toBe(lost);
});

it('reports a file that was moved since it was chosen', async () => {
  const file = new File(['x'], 'a.pdf');
  file.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('NotFoundError')) }) as never;
  await expect(upload(file)).rejects.toMatchObject({ code: 'upload.file_unreadable' });
});
