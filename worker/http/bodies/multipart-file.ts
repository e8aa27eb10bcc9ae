import { decodeCharset } from '../../../shared/mime/decoding/decode-charset.ts';
import { decodeEscapes } from '../../../shared/mime/decoding/transfer-encoding.ts';
import { decodeWords } from '../../../shared/mime/decoding/encoded-words.ts';
import { createLinesDecoder } from '../../../shared/mime/decoding/decode-lines.ts';
import { findBytes } from '../../../shared/text/find-bytes.ts';
import { utf8Length } from '../../../shared/text/utf8-length.ts';
import { AppError } from '../app-error.ts';

/**
 * A file of a multipart form that is still being received. `body` must be read or cancelled. `text` is the value of the
 * other field.
 */
type IncomingFile = {
  name: string;
  type: string;
  body: ReadableStream<Uint8Array>;
  text: string | undefined;
};

type FormFields = { file: string; text?: { name: string; maxBytes: number } };

const maxHeaderBytes = 16 * 1024;

const maxSkippedBytes = 128 * 1024;

/**
 * Returns the first file with a name in a multipart/form-data body (RFC 7578), as a stream. Throws
 * 400 `request.invalid` if the form is malformed, has no such file, or its text is too long. The
 * stream fails with the same error if the body ends before the file does, or the text comes after
 * the file.
 */
export async function readMultipartFile(
  form: { contentType: string | undefined; body: ReadableStream<Uint8Array> | undefined },
  fields: FormFields,
): Promise<IncomingFile> {
  const boundary = boundaryOf(form.contentType ?? '');
  if (!boundary || !form.body) throw invalid('Expected multipart/form-data with a file');
  const reader = new PartReader(form.body.getReader(), `\r\n--${boundary}`);
  await reader.skipPreamble();
  let text: string | undefined;
  for (;;) {
    const headers = await reader.readHeaders();
    if (headers === null) throw invalid(`The form has no file "${fields.file}"`);
    const disposition = parseDisposition(headers.get('content-disposition') ?? '');
    if (disposition.name === fields.file && disposition.fileName !== null) {
      return {
        name: disposition.fileName,
        type: headers.get('content-type') ?? 'application/octet-stream',
        body: reader.bodyStream(() => refuseTextAfterFile(reader, fields)),
        text,
      };
    }
    if (fields.text && disposition.name === fields.text.name) {
      if (text !== undefined)
        throw invalid(`The form has "${fields.text.name}" twice`, fields.text.name);
      text = await reader.readText(fields.text);
    } else await reader.skipBody();
  }
}

async function refuseTextAfterFile(reader: PartReader, { file, text }: FormFields): Promise<void> {
  if (!text) return;
  for (;;) {
    const headers = await reader.readHeaders();
    if (headers === null) return;
    const { name } = parseDisposition(headers.get('content-disposition') ?? '');
    if (name === text.name) throw invalid(`"${text.name}" has to come before "${file}"`, text.name);
    await reader.skipBody();
  }
}

type IncomingForm = Omit<IncomingFile, 'text'> & { texts: (readonly [string, string])[] };

/**
 * Returns the first file with a name in a multipart/form-data body, as a stream, and the other
 * fields in any order: `texts` is complete once the stream has ended. Throws 400 `request.invalid`
 * like `readMultipartFile`, and if all fields together have more than `maxBytes`.
 */
export async function readMultipartForm(
  form: { contentType: string | undefined; body: ReadableStream<Uint8Array> | undefined },
  { file, maxBytes }: { file: string; maxBytes: number },
): Promise<IncomingForm> {
  const boundary = boundaryOf(form.contentType ?? '');
  if (!boundary || !form.body) throw invalid('No file was submitted.', file);
  const reader = new PartReader(form.body.getReader(), `\r\n--${boundary}`);
  const texts: (readonly [string, string])[] = [];
  let left = maxBytes;
  const readFields = async () => {
    for (;;) {
      const headers = await reader.readHeaders();
      if (headers === null) return undefined;
      const { name, fileName } = parseDisposition(headers.get('content-disposition') ?? '');
      if (name === file && fileName !== null) return { headers, fileName };
      if (name === null || fileName !== null) {
        await reader.skipBody();
        continue;
      }
      const text = await reader.readText({ name, maxBytes: left });
      left -= utf8Length(text);
      texts.push([name, text]);
    }
  };
  await reader.skipPreamble();
  const found = await readFields();
  if (!found) throw invalid('No file was submitted.', file);
  const refuseSecondFile = async () => {
    if (await readFields()) throw invalid('Only one file can be submitted.', file);
  };
  return {
    name: found.fileName,
    type: found.headers.get('content-type') ?? 'application/octet-stream',
    body: reader.bodyStream(refuseSecondFile),
    texts,
  };
}

function boundaryOf(contentType: string): string | null {
  const match = /^multipart\/form-data;.*?boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(
    contentType,
  );
  return match?.[1] ?? match?.[2] ?? null;
}

function parseDisposition(header: string): { name: string | null; fileName: string | null } {
  const parameter = (key: string) => {
    const match = new RegExp(`;\\s*${key}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s";]+))`, 'i').exec(
      header,
    );
    return match?.[1]?.replaceAll(/\\(["\\])/g, '$1') ?? match?.[2] ?? null;
  };
  const [, charset, extended] = /;\s*filename\*="?([\w.:-]+)'[^']*'([^\s;"]+)/i.exec(header) ?? [];
  return {
    name: parameter('name'),
    fileName:
      extended === undefined
        ? unescapeFileName(parameter('filename'))
        : decodeCharset(decodeEscapes(new TextEncoder().encode(extended), percent), charset),
  };
}

const percent = 0x25;

/**
 * Browsers escape only `"`, CR and LF in a file name, as %22, %0D and %0A. Mail libraries also
 * write encoded words in forms.
 */
function unescapeFileName(name: string | null): string | null {
  return name === null
    ? null
    : decodeWords(name.replaceAll(/%22/g, '"').replaceAll(/%0[AD]/gi, ''));
}

function invalid(message: string, path = 'file') {
  return new AppError('request.invalid', { message, details: [{ path, message }] });
}

/** A client that disconnects during an upload is not an error of the server. */
function asInvalid(error: unknown): never {
  throw error instanceof AppError ? error : invalid('The body ended early');
}

type ByteReader = ReadableStreamDefaultReader<Uint8Array>;

class PartReader {
  private buffer: Uint8Array = new TextEncoder().encode('\r\n');
  private skipped = 0;
  private readonly reader: ByteReader;
  private readonly delimiter: Uint8Array;

  constructor(reader: ByteReader, delimiter: string) {
    this.reader = reader;
    this.delimiter = new TextEncoder().encode(delimiter);
  }

  async skipPreamble() {
    await this.skipBody();
  }

  async readHeaders(): Promise<Map<string, string> | null> {
    await this.fill(2);
    if (this.buffer[0] === 0x2d && this.buffer[1] === 0x2d) return null;
    const end = await this.find(new TextEncoder().encode('\r\n\r\n'));
    this.skip(end);
    const text = createLinesDecoder()(this.take(end));
    this.take(4);
    const headers = new Map<string, string>();
    for (const line of text.split('\r\n')) {
      const colon = line.indexOf(':');
      if (colon > 0)
        headers.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
    }
    return headers;
  }

  async skipBody() {
    for (let piece = await this.nextPiece(); piece; piece = await this.nextPiece()) {
      this.skip(piece.length);
    }
  }

  async readText({ name, maxBytes }: { name: string; maxBytes: number }): Promise<string> {
    let bytes = new Uint8Array();
    for (let piece = await this.nextPiece(); piece; piece = await this.nextPiece()) {
      if (bytes.length + piece.length > maxBytes) {
        throw invalid(`"${name}" has more than ${maxBytes} bytes`, name);
      }
      bytes = concat(bytes, piece);
    }
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    } catch {
      throw invalid(`"${name}" is not UTF-8`, name);
    }
  }

  bodyStream(atEnd: () => Promise<void>): ReadableStream<Uint8Array> {
    return new ReadableStream<Uint8Array>(
      {
        pull: async (controller) => {
          const piece = await this.nextPiece();
          if (piece !== null) return controller.enqueue(piece);
          await atEnd();
          controller.close();
        },
        cancel: (reason) => this.reader.cancel(reason),
      },
      { highWaterMark: 0 },
    );
  }

  private async nextPiece(): Promise<Uint8Array | null> {
    for (;;) {
      const at = findBytes(this.buffer, this.delimiter);
      if (at > 0) return this.take(at);
      if (at === 0) {
        this.take(this.delimiter.length);
        return null;
      }
      const safe = this.buffer.length - this.delimiter.length + 1;
      if (safe > 0) return this.take(safe);
      await this.fill(this.buffer.length + 1);
    }
  }

  private skip(length: number) {
    this.skipped += length;
    if (this.skipped > maxSkippedBytes) throw invalid('The form has too much beside the file');
  }

  private async find(searched: Uint8Array): Promise<number> {
    for (;;) {
      const at = findBytes(this.buffer, searched);
      if (at >= 0) return at;
      if (this.buffer.length > maxHeaderBytes)
        throw invalid('The headers of the form are too long');
      await this.fill(this.buffer.length + 1);
    }
  }

  private async fill(length: number) {
    while (this.buffer.length < length) {
      const { done, value } = await this.reader.read().catch(asInvalid);
      if (done) throw invalid('The form ended before its last part');
      this.buffer = this.buffer.length === 0 ? value : concat(this.buffer, value);
    }
  }

  private take(length: number): Uint8Array {
    const taken = this.buffer.subarray(0, length);
    this.buffer = this.buffer.subarray(length);
    return taken;
  }
}

function concat(left: Uint8Array, right: Uint8Array): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(left.length + right.length);
  joined.set(left);
  joined.set(right, left.length);
  return joined;
}
