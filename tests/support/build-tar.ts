const encoder = new TextEncoder();

export type TarRecord = {
  name: string;
  content?: string;
  type?: string;
  prefix?: string;
  size?: string | Uint8Array;
  checksum?: string;
};

export function buildTar(records: TarRecord[], { hasEnd = true } = {}): Uint8Array<ArrayBuffer> {
  const parts = records.map(recordOf);
  if (hasEnd) parts.push(new Uint8Array(1024));
  const tar = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    tar.set(part, at);
    at += part.length;
  }
  return tar;
}

export function paxRecord(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`;
  const restLength = encoder.encode(rest).length;
  let length = restLength + 1;
  while (String(length).length + restLength !== length) length += 1;
  return `${length}${rest}`;
}

function recordOf({ name, content = '', type = '0', prefix = '', size, checksum }: TarRecord) {
  const bytes = encoder.encode(content);
  const record = new Uint8Array(512 + Math.ceil(bytes.length / 512) * 512);
  const put = (at: number, value: string | Uint8Array) =>
    record.set(typeof value === 'string' ? encoder.encode(value) : value, at);
  put(0, name);
  put(124, size ?? `${bytes.length.toString(8).padStart(11, '0')}\0`);
  put(136, `${(1_700_000_000).toString(8)}\0`);
  put(148, ' '.repeat(8));
  put(156, type);
  put(257, 'ustar\x0000');
  put(345, prefix);
  const sum = record.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  put(148, checksum ?? `${sum.toString(8).padStart(6, '0')}\0 `);
  put(512, bytes);
  return record;
}
