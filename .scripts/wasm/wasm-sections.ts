import { ByteReader, unsigned, vectorOf } from './wasm-bytes.ts';

export type Section = { id: number; content: Uint8Array };

const headerLength = 8;

export function readSections(wasm: Uint8Array): Section[] {
  const reader = new ByteReader(wasm);
  reader.skip(headerLength);
  const sections: Section[] = [];
  while (reader.at < wasm.length) {
    const id = reader.byte();
    sections.push({ id, content: reader.take(reader.unsigned()) });
  }
  return sections;
}

export function writeSections(sections: readonly Section[]): Uint8Array<ArrayBuffer> {
  const header = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  const heads = sections.map(({ id, content }) => [id, ...unsigned(content.length)]);
  const contents = sections.reduce((length, { content }) => length + content.length, 0);
  const wasm = new Uint8Array(headerLength + heads.flat().length + contents);
  wasm.set(header);
  let at = headerLength;
  sections.forEach(({ content }, index) => {
    const head = heads[index] ?? [];
    wasm.set(head, at);
    wasm.set(content, at + head.length);
    at += head.length + content.length;
  });
  return wasm;
}

const kinds = { function: 0, table: 1, memory: 2, global: 3 };

export function countImports(content: Uint8Array): { functions: number; globals: number } {
  const reader = new ByteReader(content);
  const count = { functions: 0, globals: 0 };
  vectorOf(reader, () => {
    reader.skip(reader.unsigned());
    reader.skip(reader.unsigned());
    const kind = reader.byte();
    if (kind === kinds.function) {
      reader.unsigned();
      count.functions += 1;
    } else if (kind === kinds.global) {
      reader.skip(2);
      count.globals += 1;
    } else {
      throw new Error(`Imports of kind ${kind} are not supported`);
    }
  });
  return count;
}

export function importedFunctions(content: Uint8Array): Map<string, number> {
  const reader = new ByteReader(content);
  const names = new Map<string, number>();
  const decoder = new TextDecoder();
  vectorOf(reader, () => {
    reader.skip(reader.unsigned());
    const name = decoder.decode(reader.take(reader.unsigned()));
    if (reader.byte() === kinds.function) {
      reader.unsigned();
      names.set(name, names.size);
    } else {
      reader.skip(2);
    }
  });
  return names;
}
