import { zipSync } from 'fflate';
import type { PickedFile } from '../../web/archive/import/source/picked-source.ts';

export type FileTexts = ReadonlyMap<string, string | Uint8Array>;

export function pickedFolder(name: string, files: FileTexts): PickedFile[] {
  return [...files].map(([path, content]) => ({
    file: new File([bytesOf(content)], path.slice(path.lastIndexOf('/') + 1)),
    path: `${name}/${path}`,
  }));
}

export function zipOf(name: string, files: FileTexts): File {
  const entries = [...files].map(([path, content]) => [path, bytesOf(content)] as const);
  return new File([new Uint8Array(zipSync(Object.fromEntries(entries)))], name);
}

function bytesOf(content: string | Uint8Array): Uint8Array<ArrayBuffer> {
  return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}
