import { expect, it } from 'vitest';
import { withImportLock } from './import-lock.ts';

it('lets nothing else change the imports of an organization while one runs', async () => {
  const running = Promise.withResolvers<string>();
  const started = Promise.withResolvers<void>();
  const first = withImportLock('org_a', () => {
    started.resolve();
    return running.promise;
  });
  await started.promise;
  let isUndone = false;
  const undo = async () => {
    isUndone = true;
  };
  expect(await withImportLock('org_a', undo)).toBeNull();
  expect(isUndone).toBe(false);
  expect(await withImportLock('org_b', undo)).toBeUndefined();
  running.resolve('imported');
  expect(await first).toBe('imported');
  expect(await withImportLock('org_a', undo)).toBeUndefined();
});

it('is free again after a failure', async () => {
  const failing = withImportLock('org_a', () => Promise.reject(new Error('Failed')));
  await expect(failing).rejects.toThrow('Failed');
  expect(await withImportLock('org_a', async () => 'again')).toBe('again');
});
