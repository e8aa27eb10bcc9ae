import {
  type ScanBits,
  type HuffmanTable,
  readBits,
  readSigned,
  readSymbol,
} from './bit-source.ts';
import { type CoefficientBlock, putCoefficient, zigzag } from './inverse-dct.ts';

export type BlockTables = { dc: HuffmanTable; ac: HuffmanTable };

export type ScanState = { prediction: number; endOfBand: number };

export function readBlock(
  source: ScanBits,
  { dc, ac }: BlockTables,
  state: ScanState,
  {
    block,
    quantization,
    size,
  }: { block: CoefficientBlock; quantization: Uint16Array; size: number },
): void {
  state.prediction += readSigned(source, readSymbol(source, dc) & 15);
  putCoefficient(block, 0, state.prediction * (quantization[0] ?? 0));
  for (let at = 1; at < 64; at += 1) {
    const symbol = readSymbol(source, ac);
    const length = symbol & 15;
    at += symbol >> 4;
    if (length === 0) {
      if (symbol < 0xf0) return;
      continue;
    }
    const value = readSigned(source, length);
    const place = zigzag[at] ?? 64;
    if (place >> 3 < size && (place & 7) < size) {
      putCoefficient(block, place, value * (quantization[at] ?? 0));
    }
  }
}

export function skipBlock(source: ScanBits, { dc, ac }: BlockTables): void {
  readBits(source, readSymbol(source, dc) & 15);
  for (let at = 1; at < 64; at += 1) {
    const symbol = readSymbol(source, ac);
    at += symbol >> 4;
    readBits(source, symbol & 15);
    if (symbol < 0xf0 && (symbol & 15) === 0) return;
  }
}
