const files = import.meta.glob<string>('./fixtures/documents/*', {
  query: '?bytes',
  import: 'default',
});

export async function readFixture(name: string): Promise<Uint8Array> {
  const load = files[`./fixtures/documents/${name}`];
  if (!load) throw new Error(`No fixture ${name}`);
  return Uint8Array.from(atob(await load()), (character) => character.charCodeAt(0));
}

const scans = import.meta.glob<string>('./fixtures/scans/*', {
  query: '?bytes',
  import: 'default',
});

export async function readScan(name: string): Promise<Uint8Array> {
  const load = scans[`./fixtures/scans/${name}`];
  if (!load) throw new Error(`No scan ${name}`);
  return Uint8Array.from(atob(await load()), (character) => character.charCodeAt(0));
}
