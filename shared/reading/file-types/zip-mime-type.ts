import { decodeLatin1 } from '../../text/encodings/latin1.ts';
import { officeMimeTypes, zipArchiveMimeType } from './mime-types.ts';
import {
  readZipDirectory,
  uint16,
  uint32,
  type RandomAccessFile,
  type ZipDirectoryEntry,
} from './zip-directory.ts';

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

const openDocumentParts = ['META-INF/manifest.xml', 'content.xml'];
const openDocumentExtensions: ReadonlyMap<string, string> = new Map(
  Object.entries({
    odt: officeMimeTypes.odt,
    ods: officeMimeTypes.ods,
    odp: officeMimeTypes.odp,
  }),
);
const longestMimeTypeEntry = 512;

const localHeader = 'PK\x03\x04';
const localHeaderLength = 30;
const hasDataDescriptor = 0x08;

/**
 * Returns the type of a zip archive by its beginning, decoded as Latin-1. OpenDocument and EPUB have an uncompressed entry `mimetype`;
 * Office Open XML is identified by the names of its parts, or else by the extension.
 */
export function zipMimeType(head: string, extension: string): string {
  const names: string[] = [];
  for (const { name, content } of localEntries(head)) {
    const declared = name === 'mimetype' ? declaredType(content) : undefined;
    if (declared) return declared;
    names.push(name);
  }
  return officeOpenXmlType(names, extension) ?? zipArchiveMimeType;
}

/**
 * Returns the type of a zip archive by its central directory. Many programs write the parts of an Office file in another order than
 * Microsoft's, and some put the `mimetype` of OpenDocument elsewhere or compress it.
 */
export async function zipMimeTypeByDirectory(
  file: RandomAccessFile,
  extension: string,
): Promise<string> {
  const entries = await readZipDirectory(file);
  const names = entries.map(({ name }) => name);
  const entry = entries.find(({ name }) => name === 'mimetype');
  return (
    (entry && (await storedType(file, entry))) ??
    officeOpenXmlType(names, extension) ??
    openDocumentType(names, extension) ??
    zipArchiveMimeType
  );
}

async function storedType(file: RandomAccessFile, { isStored, offset }: ZipDirectoryEntry) {
  if (!isStored || offset < 0 || offset >= file.size) return undefined;
  const bytes = await file.read({ offset, length: longestMimeTypeEntry });
  const [entry] = localEntries(decodeLatin1(bytes));
  return entry && declaredType(entry.content);
}

function declaredType(content: string): string | undefined {
  return /^application\/(?:vnd\.oasis\.opendocument\.[a-z-]+|epub\+zip)/.exec(content)?.[0];
}

function officeOpenXmlType(names: readonly string[], extension: string): string | undefined {
  if (!names.some((name) => packageParts.includes(name))) return undefined;
  const folder = Object.entries(folders).find(([prefix]) =>
    names.some((name) => name.startsWith(prefix)),
  );
  return folder?.[1] ?? officeExtensions.get(extension);
}

function openDocumentType(names: readonly string[], extension: string): string | undefined {
  const isOpenDocument = openDocumentParts.every((part) => names.includes(part));
  return isOpenDocument ? openDocumentExtensions.get(extension) : undefined;
}

function* localEntries(head: string): Generator<{ name: string; content: string }> {
  let offset = 0;
  while (head.startsWith(localHeader, offset)) {
    const nameLength = uint16(head, offset + 26);
    const start = offset + localHeaderLength + nameLength + uint16(head, offset + 28);
    const name = head.slice(offset + localHeaderLength, offset + localHeaderLength + nameLength);
    yield { name, content: head.slice(start) };

    // A streamed entry stores its size after its data, so the next entry has to be searched for.
    const isStreamed = (uint16(head, offset + 6) & hasDataDescriptor) !== 0;
    const next = isStreamed ? head.indexOf(localHeader, start) : start + uint32(head, offset + 18);
    if (next < start) return;
    offset = next;
  }
}
