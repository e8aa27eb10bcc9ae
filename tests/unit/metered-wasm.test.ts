import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { meterFile } from '../../.scripts/wasm/meter-file.ts';
import { meterWasm } from '../../.scripts/wasm/meter-wasm.ts';

/**
 * `(func (export "run") (param $turns i32) (loop … turns -= 1; br_if turns …))`, with a global and an import section.
 */
const counting = Uint8Array.from(
  [
    [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0],
    [1, 5, 1, 0x60, 1, 0x7f, 0],
    [2, 1, 0],
    [3, 2, 1, 0],
    [6, 6, 1, 0x7f, 1, 0x41, 0, 0x0b],
    [7, 7, 1, 3, 0x72, 0x75, 0x6e, 0, 0],
    [10, 16, 1, 14, 0, 3, 0x40, 0x20, 0, 0x41, 1, 0x6b, 0x22, 0, 0x0d, 0, 0x0b, 0x0b],
  ].flat(),
);

async function run(turns: number, fuel: bigint): Promise<bigint> {
  const { instance } = await WebAssembly.instantiate(meterWasm(counting, 'fuel'));
  const exports = instance.exports as { fuel: { value: bigint }; run: (turns: number) => void };
  exports.fuel.value = fuel;
  exports.run(turns);
  return fuel - exports.fuel.value;
}

it('charges every turn of a loop for its instructions', async () => {
  const [one, ten, hundred] = await Promise.all([run(1, 9999n), run(10, 9999n), run(100, 9999n)]);
  expect((hundred - one) / (ten - one)).toBe(11n);
  expect(one).toBeGreaterThan(5n);
});

it('traps when nothing is left', async () => {
  await expect(run(1000, 500n)).rejects.toThrow(WebAssembly.RuntimeError);
});

it('is written again when the module or the scripts have changed, and not otherwise', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheaf-metered-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [source, target] = [join(folder, 'counting.wasm'), join(folder, 'metered.wasm')];
  writeFileSync(source, counting);
  meterFile(source, target);
  const metered = meterWasm(counting, 'fuel');
  expect(new Uint8Array(readFileSync(target))).toEqual(metered);

  const written = statSync(target).ino;
  meterFile(source, target);
  expect(statSync(target).ino).toBe(written);

  const larger = Uint8Array.from([...counting, 0, 1, 0]);
  writeFileSync(source, larger);
  meterFile(source, target);
  expect(new Uint8Array(readFileSync(target))).toEqual(meterWasm(larger, 'fuel'));

  writeFileSync(`${target}.source`, 'by other scripts');
  writeFileSync(target, 'by other scripts');
  meterFile(source, target);
  expect(new Uint8Array(readFileSync(target))).toEqual(meterWasm(larger, 'fuel'));
});
