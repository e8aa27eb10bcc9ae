import {
  countImports,
  importedFunctions,
  readSections,
  type Section,
  writeSections,
} from './wasm-sections.ts';
import { ByteReader, vectorOf, unsigned } from './wasm-bytes.ts';
import { skipImmediates } from './wasm-instructions.ts';

const sectionIds = {
  types: 1,
  imports: 2,
  functions: 3,
  tables: 4,
  globals: 6,
  exports: 7,
  code: 10,
};

const noEntries = Uint8Array.of(0);
const blockOpcodes = new Set([0x02, 0x03, 0x04]);
const loop = 0x03;
const end = 0x0b;
const miscellaneous = 0xfc;
const memoryCopy = 10;
const memoryFill = 11;
const i32 = 0x7f;
const i64 = 0x7e;

/**
 * Instruments a WebAssembly module with a counter, exported as the mutable i64 global `name`: each function call and
 * each loop iteration subtracts the number of its instructions, and the module traps below zero. The counter starts
 * at 0, so it must be set before the first call. `exportedImports` are imported functions, by the names under which
 * the module exports them; the module's table grows by as many places, because only exported functions can be put
 * there as callbacks.
 */
export function meterWasm(
  wasm: Uint8Array,
  name: string,
  exportedImports: Readonly<Record<string, string>> = {},
): Uint8Array<ArrayBuffer> {
  const sections = readSections(wasm);
  const find = (id: number) => {
    const section = sections.find((candidate) => candidate.id === id);
    if (!section) throw new Error(`The module has no section ${id}`);
    return section;
  };
  const imports = sections.find(({ id }) => id === sectionIds.imports)?.content ?? noEntries;
  const imported = countImports(imports);
  const globals = new ByteReader(find(sectionIds.globals).content);
  const fuel = imported.globals + globals.unsigned();
  const parameters = parametersOfFunctions(
    find(sectionIds.types).content,
    find(sectionIds.functions).content,
  );
  const functions = importedFunctions(imports);
  const callbacks = Object.entries(exportedImports).map(([exported, from]) => {
    const index = functions.get(from);
    if (index === undefined) throw new Error(`The module does not import ${from}`);
    return [...nameBytes(exported), 0, ...unsigned(index)];
  });
  const changed = new Map<number, Uint8Array>([
    [sectionIds.globals, appendEntries(find(sectionIds.globals), [[i64, 1, 0x42, 0, end]])],
    [
      sectionIds.exports,
      appendEntries(find(sectionIds.exports), [
        [...nameBytes(name), 3, ...unsigned(fuel)],
        ...callbacks,
      ]),
    ],
    ...(callbacks.length > 0
      ? [[sectionIds.tables, growTable(find(sectionIds.tables), callbacks.length)] as const]
      : []),
    [sectionIds.code, meterCode(find(sectionIds.code).content, { parameters, fuel })],
  ]);
  return writeSections(
    sections.map(({ id, content }) => ({ id, content: changed.get(id) ?? content })),
  );
}

function nameBytes(name: string): number[] {
  const bytes = new TextEncoder().encode(name);
  return [...unsigned(bytes.length), ...bytes];
}

function appendEntries({ content }: Section, entries: readonly number[][]): Uint8Array {
  const reader = new ByteReader(content);
  const count = reader.unsigned() + entries.length;
  return Uint8Array.from([...unsigned(count), ...content.subarray(reader.at), ...entries.flat()]);
}

function growTable({ content }: Section, places: number): Uint8Array {
  const reader = new ByteReader(content);
  const [count, type, hasMost] = [reader.unsigned(), reader.byte(), reader.byte()];
  if (count !== 1) throw new Error(`Modules of ${count} tables are not supported`);
  const sizes = Array.from({ length: 1 + hasMost }, () => reader.unsigned() + places);
  return Uint8Array.from([count, type, hasMost, ...sizes.flatMap(unsigned)]);
}

function parametersOfFunctions(types: Uint8Array, functions: Uint8Array): number[] {
  const reader = new ByteReader(types);
  const counts = vectorOf(reader, () => {
    reader.skip(1);
    const count = reader.unsigned();
    reader.skip(count);
    reader.skip(reader.unsigned());
    return count;
  });
  const indexes = new ByteReader(functions);
  return vectorOf(indexes, () => counts[indexes.unsigned()] ?? 0);
}

function meterCode(
  code: Uint8Array,
  { parameters, fuel }: { parameters: readonly number[]; fuel: number },
): Uint8Array {
  const reader = new ByteReader(code);
  let index = 0;
  const bodies = vectorOf(reader, () => {
    const body = reader.take(reader.unsigned());
    const metered = meterBody(body, { parameters: parameters[index] ?? 0, fuel });
    index += 1;
    return metered;
  });
  const size = bodies.reduce((sum, body) => sum + body.length + 5, 5);
  const written = new Uint8Array(size);
  let at = 0;
  const put = (bytes: ArrayLike<number>) => {
    written.set(bytes, at);
    at += bytes.length;
  };
  put(unsigned(bodies.length));
  for (const body of bodies) {
    put(unsigned(body.length));
    put(body);
  }
  return written.subarray(0, at);
}

function meterBody(
  body: Uint8Array,
  { parameters, fuel }: { parameters: number; fuel: number },
): Uint8Array {
  const reader = new ByteReader(body);
  let locals = 0;
  const groups = vectorOf(reader, () => {
    const start = reader.at;
    locals += reader.unsigned();
    reader.skip(1);
    return body.subarray(start, reader.at);
  });
  const scratch = parameters + locals;
  const out: number[] = [];
  const blocks: { price: Price | undefined }[] = [];
  const counted: Price[] = [startPrice(out, fuel)];
  let usesScratch = false;

  while (reader.at < body.length) {
    const start = reader.at;
    const opcode = reader.byte();
    const detail = opcode === miscellaneous ? reader.peekUnsigned() : -1;
    skipImmediates(reader, opcode);
    const price = counted.at(-1);
    if (price) price.instructions += 1;
    if (detail === memoryCopy || detail === memoryFill) {
      usesScratch = true;
      out.push(...chargeLength(scratch, fuel));
    }
    for (let at = start; at < reader.at; at += 1) out.push(body[at] ?? 0);
    if (blockOpcodes.has(opcode)) {
      const own = opcode === loop ? startPrice(out, fuel) : undefined;
      if (own) counted.push(own);
      blocks.push({ price: own });
    }
    if (opcode === end && blocks.pop()?.price) finishPrice(out, counted.pop());
  }
  finishPrice(out, counted.pop());

  const declared = groups.flatMap((group) => [...group]);
  const extra = usesScratch ? [1, i32] : [];
  const count = groups.length + (usesScratch ? 1 : 0);
  return Uint8Array.from([...unsigned(count), ...declared, ...extra, ...out]);
}

type Price = { at: number; instructions: number };

const priceLength = 5;
// Most of a long body, like an interpreter's, does not run in one iteration.
const highestPrice = 32;

/** Writes `fuel -= price; if (fuel < 0) unreachable`, with space for the price, which is not yet known. */
function startPrice(out: number[], fuel: number): Price {
  const get = [0x23, ...unsigned(fuel)];
  const set = [0x24, ...unsigned(fuel)];
  out.push(...get, 0x42);
  const at = out.length;
  out.push(0, 0, 0, 0, 0, 0x7d, ...set, ...get, 0x42, 0, 0x53, 0x04, 0x40, 0x00, end);
  return { at, instructions: 0 };
}

function finishPrice(out: number[], price: Price | undefined): void {
  if (!price) return;
  let rest = Math.min(price.instructions, highestPrice);
  for (let index = 0; index < priceLength; index += 1) {
    out[price.at + index] = (rest & 0x7f) | (index < priceLength - 1 ? 0x80 : 0);
    rest >>>= 7;
  }
}

/**
 * Writes `fuel -= length >> 3` for an instruction that copies or fills `length` bytes; the length is on top of the
 * stack.
 */
function chargeLength(scratch: number, fuel: number): number[] {
  const local = unsigned(scratch);
  const global = unsigned(fuel);
  return [
    0x22,
    ...local,
    0x23,
    ...global,
    0x20,
    ...local,
    0xad,
    0x42,
    3,
    0x88,
    0x7d,
    0x24,
    ...global,
  ];
}
