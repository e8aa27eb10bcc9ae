import { expect, it } from 'vitest';
import type { DocumentDetail } from '../../../shared/archive/documents/document.ts';
import { draftAfterSave } from './content-draft.ts';

const base = { version: 1, value: 'first' };
const saved = { version: 2, content: 'sent' } as DocumentDetail;

it('leaves nothing to save where nothing was typed meanwhile', () => {
  expect(draftAfterSave({ text: 'sent ', base }, 'sent ', saved)).toBeNull();
  expect(draftAfterSave(null, 'sent', saved)).toBeNull();
});

it('keeps what was typed while it was saved, as an edit of what was saved', () => {
  const draft = { text: 'sent and more', base };
  expect(draftAfterSave(draft, 'sent', saved)).toEqual({
    text: 'sent and more',
    base: { version: 2, value: 'sent' },
  });
});
