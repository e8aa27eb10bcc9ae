import { describe, expect, it } from 'vitest';
import { renameFormSchema } from './rename-schema.ts';

const rename = (current: string, name: string) => renameFormSchema(current).safeParse({ name });

describe('the form that renames a document', () => {
  it.each([
    ['scan.pdf', ' Lease 2026 ', 'Lease 2026.pdf'],
    ['archive.tar.gz', 'backup', 'backup.gz'],
    ['scan.pdf', 'Lease.PDF', 'Lease.pdf'],
    ['SCAN.PDF', 'lease.pdf', 'lease.PDF'],
    ['scan.pdf', 'notes.txt', 'notes.txt.pdf'],
    ['README', 'LIESMICH', 'LIESMICH'],
    ['.env', 'settings', 'settings'],
  ])('makes of %s and %s the name %s', (current, name, expected) => {
    expect(rename(current, name).data).toEqual({ name: expected });
  });

  it('requires a name', () => {
    const message = 'documents.rename.form.name.required';
    expect(rename('scan.pdf', '   ').error?.issues[0]).toMatchObject({ message, path: ['name'] });
  });

  it('allows 255 characters including the extension', () => {
    const message = 'documents.rename.form.name.max-length';
    expect(rename('scan.pdf', 'a'.repeat(251)).success).toBe(true);
    expect(rename('scan.pdf', 'a'.repeat(252)).error?.issues[0]).toMatchObject({ message });
  });
});
