import { sha256Hex } from '../../../shared/bytes/sha256.ts';
import type { FileStore } from '../../../worker/platform/platform.ts';
import type { DemoStorage, StoredBlob } from './demo-storage.ts';

export function createDemoFiles(storage: DemoStorage): FileStore {
  return {
    async put(key, body) {
      const blob = await new Response(body).blob();
      await storage.writeFile(key, { blob, uploadedAt: new Date() });
      return { size: blob.size, sha256: await sha256Hex(await blob.arrayBuffer()) };
    },
    async get(key, range) {
      const file = await storage.readFile(key);
      if (!file) return null;
      const part = range ? file.blob.slice(range.offset, range.offset + range.length) : file.blob;
      return { body: part.stream(), size: file.blob.size, etag: etagOf(file) };
    },
    async replace(key, bytes, etag) {
      const file = await storage.readFile(key);
      if ((file ? etagOf(file) : null) !== etag) return false;
      await storage.writeFile(key, { blob: new Blob([bytes]), uploadedAt: new Date() });
      return true;
    },
    delete: (keys) => storage.deleteFiles(keys),
    list: async () => ({ files: await storage.listFiles(), cursor: null }),
  };
}

/** The demo's lock serializes writers. */
function etagOf({ blob, uploadedAt }: StoredBlob): string {
  return `${uploadedAt.getTime()}-${blob.size}`;
}
