import type { ByteReader } from './wasm-bytes.ts';

/** Skips the immediates of an opcode (WebAssembly 2.0, 5.4). Throws for opcodes of later proposals. */
export function skipImmediates(reader: ByteReader, opcode: number): void {
  if (isPlain(opcode)) return;
  if (opcode >= 0x28 && opcode <= 0x3e) return skipIntegers(reader, 2);
  switch (opcode) {
    case 0x11: // call_indirect
      return skipIntegers(reader, 2);
    case 0x0e: // br_table
      return skipIntegers(reader, reader.unsigned() + 1);
    case 0x1c: // select with types
      return reader.skip(reader.unsigned());
    case 0x43: // f32.const
      return reader.skip(4);
    case 0x44: // f64.const
      return reader.skip(8);
    case 0xfc:
      return skipMiscellaneous(reader);
    case 0xfd:
      return skipVector(reader);
    default:
      if (!hasOneInteger(opcode)) throw new Error(`Opcode ${opcode} is not supported`);
      return skipIntegers(reader, 1);
  }
}

function isPlain(opcode: number): boolean {
  const isControl = [0x00, 0x01, 0x05, 0x0b, 0x0f, 0x1a, 0x1b, 0xd1].includes(opcode);
  return isControl || (opcode >= 0x45 && opcode <= 0xc4);
}

function hasOneInteger(opcode: number): boolean {
  const isBlock = opcode >= 0x02 && opcode <= 0x04;
  const isVariable = opcode >= 0x20 && opcode <= 0x26;
  const isConstant = opcode >= 0x3f && opcode <= 0x42;
  return isBlock || isVariable || isConstant || [0x0c, 0x0d, 0x10, 0xd0, 0xd2].includes(opcode);
}

function skipMiscellaneous(reader: ByteReader): void {
  const detail = reader.unsigned();
  if (detail <= 7) return;
  if (detail > 17) throw new Error(`Opcode 252 ${detail} is not supported`);
  skipIntegers(reader, [8, 10, 12, 14].includes(detail) ? 2 : 1);
}

function skipVector(reader: ByteReader): void {
  const detail = reader.unsigned();
  const isLoad = detail <= 11 || detail === 92 || detail === 93;
  const isLaneLoad = detail >= 84 && detail <= 91;
  if (isLoad || isLaneLoad) skipIntegers(reader, 2);
  if (detail === 12 || detail === 13) reader.skip(16);
  if (isLaneLoad || (detail >= 21 && detail <= 34)) reader.skip(1);
}

function skipIntegers(reader: ByteReader, count: number): void {
  for (let left = count; left > 0; left -= 1) reader.skipInteger();
}
