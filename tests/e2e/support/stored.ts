import type { Page } from 'playwright/test';

export async function stored(page: Page, store: 'copies' | 'waiting' | 'scan'): Promise<string[]> {
  return page.evaluate(
    (store) =>
      new Promise<string[]>((resolve, reject) => {
        const request = indexedDB.open('sheaf-offline');
        request.addEventListener('error', () => reject(request.error));
        // Only the application creates the database.
        request.addEventListener('upgradeneeded', () => request.transaction?.abort());
        request.addEventListener('success', () => {
          const database = request.result;
          const keys = database.transaction(store).objectStore(store).getAllKeys();
          keys.addEventListener('success', () => {
            database.close();
            resolve(keys.result.map(String));
          });
        });
      }).catch(() => []),
    store,
  );
}
