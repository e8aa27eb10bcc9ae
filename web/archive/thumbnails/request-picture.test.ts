import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { requestPicture } from './request-picture.ts';

const pdf = {
  id: 'doc_1',
  organizationId: 'org_1',
  fileVersion: 2,
  mimeType: 'application/pdf',
  hasThumbnail: true,
};
const loaded: string[] = [];
let isPhone = true;

beforeEach(() => {
  isPhone = true;
  loaded.length = 0;
  vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
  vi.stubGlobal(
    'Image',
    class {
      set src(href: string) {
        loaded.push(href);
      }
    },
  );
});

afterEach(() => vi.unstubAllGlobals());

it('loads the stored first page of a PDF on a phone', () => {
  requestPicture(pdf);
  expect(loaded).toEqual([
    expect.stringContaining('/organizations/org_1/documents/doc_1/thumbnail?version=2'),
  ]);
});

it('loads none that is not stored, of no other file, and not where the pages are shown at once', () => {
  requestPicture({ ...pdf, hasThumbnail: false });
  requestPicture({ ...pdf, mimeType: 'image/png' });
  isPhone = false;
  requestPicture(pdf);
  expect(loaded).toEqual([]);
});
