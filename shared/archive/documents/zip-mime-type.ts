import { officeMimeTypes } from './mime-types.ts';

const folders = {
  'word/': officeMimeTypes.docx,
  'xl/': officeMimeTypes.xlsx,
  'ppt/': officeMimeTypes.pptx,
};
const packageParts = ['[Content_Types].xml', '_rels/.rels'];
const officeExtensions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    docx: officeMimeTypes.docx,
    docm: officeMimeTypes.docx,
    xlsx: officeMimeTypes.xlsx,
    xlsm: officeMimeTypes.xlsx,
    pptx: officeMimeTypes.pptx,
    pptm: officeMimeTypes.pptx,
  }),
);

const localHeader = 'PK\x03\x04';
const localHeaderLength = 30;
const hasDataDescriptor = 0x08;

/**
 * The type of a zip archive by its beginning, decoded as Latin-1. OpenDocument and EPUB name it in a stored entry
 * `mimetype`; Office Open XML is known by the names of its parts, and by the extension where they leave it open.
 */
export function zipMimeType(head: string, extension: string): string {
  const names: string[] = [];
  for (const { name, content } of localEntries(head)) {
    const declared =
      name === 'mimetype'
        ? /^application\/(?:vnd\.oasis\.opendocument\.[a-z-]+|epub\+zip)/.exec(content)
        : null;
    if (declared) return declared[0];
    names.push(name);
  }
  if (!names.some((name) => packageParts.includes(name))) return 'application/zip';
  const folder = Object.entries(folders).find(([prefix]) =>
    names.some((name) => name.startsWith(prefix)),
  );
  return folder?.[1] ?? officeExtensions.get(extension) ?? 'application/zip';
}

function* localEntries(head: string): Generator<{ name: string; content: string }> {
  let offset = 0;
  while (head.startsWith(localHeader, offset)) {
    const nameLength = uint16(head, offset + 26);
    const start = offset + localHeaderLength + nameLength + uint16(head, offset + 28);
    const name = head.slice(offset + localHeaderLength, offset + localHeaderLength + nameLength);
    yield { name, content: head.slice(start) };

    // A streamed entry has its size after its data: then only a search finds the next entry.
    const isStreamed = (uint16(head, offset + 6) & hasDataDescriptor) !== 0;
    const next = isStreamed ? head.indexOf(localHeader, start) : start + uint32(head, offset + 18);
    if (next < start) return;
    offset = next;
  }
}

function uint16(head: string, offset: number): number {
  return (head.charCodeAt(offset) || 0) + (head.charCodeAt(offset + 1) || 0) * 0x100;
}

function uint32(head: string, offset: number): number {
  return uint16(head, offset) + uint16(head, offset + 2) * 0x10000;
}
