import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { ApiError } from '../../../../api/api-error.ts';
import {
  addWaiting,
  assignWaiting,
  listWaiting,
  releaseWaiting,
} from '../../../../offline/waiting-store.ts';
import type { UploadedDocument } from '../upload-api.ts';
import { createUploadStore } from './upload-store.ts';
import { dropStored, sendOnce, startWaitingUploads, toStoredFile } from './waiting-uploads.ts';

const userId = 'usr_1';
const maxUploadSize = 0;

it('lets go of what waits for an organization that was left, until another one is chosen', async () => {
  const sent: string[] = [];
  const store = createUploadStore({
    send: (upload) =>
      sendOnce(upload, async () => {
        sent.push(upload.organizationId);
        if (upload.organizationId === 'org_left') {
          throw new ApiError({ code: 'auth.forbidden', status: 403, message: '' });
        }
        return {} as UploadedDocument;
      }),
    onUploaded: () => {},
    isOnline: () => true,
  });
  await addWaiting([new File(['scan'], 'scan.pdf')], { userId, organizationId: 'org_left' });
  const onReleased = vi.fn();
  const end = startWaitingUploads({
    store,
    userId,
    maxUploadSize,
    onFound: () => {},
    onReleased,
  });
  await vi.waitFor(() => expect(store.getState().items[0]?.status).toBe('error'));
  const failed = store.getState().items;

  await releaseWaiting(userId, () => true);
  await vi.waitFor(() => expect(onReleased).toHaveBeenCalledWith(1));
  expect(store.getState().items).toEqual([]);
  dropStored(failed);
  const waiting = await listWaiting(userId);
  expect(waiting).toMatchObject([{ name: 'scan.pdf', isReleased: true }]);

  await assignWaiting(waiting, { userId, organizationId: 'org_other' });
  store.addStored(waiting.map(toStoredFile), { organizationId: 'org_other', maxUploadSize });
  await vi.waitFor(() => expect(store.getState().items[0]?.status).toBe('success'));
  expect(sent).toEqual(['org_left', 'org_other']);
  expect(await listWaiting(userId)).toEqual([]);
  end();
});
