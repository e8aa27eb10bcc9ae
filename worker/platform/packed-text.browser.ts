import { deflateSync, Inflate } from 'fflate';
import { joinBytes } from '../../shared/bytes/join-bytes.ts';

/** Like `packText` of the server, for the demo. */
export function packText(bytes: Uint8Array): string {
  const packed = deflateSync(bytes);
  return Array.from(packed, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Like `unpackText` of the server, for the demo. */
export function unpackText(hex: string): string {
  const bytes = Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(2 * index, 2 * index + 2), 16),
  );
  const chunks: Uint8Array[] = [];
  new Inflate((chunk) => chunks.push(chunk)).push(bytes);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(joinBytes(chunks));
}
