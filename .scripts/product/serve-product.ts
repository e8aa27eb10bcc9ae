import { once } from 'node:events';
import { createServer } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { localVariablesFile } from '../local-profile.ts';
import { serveReader } from '../reader/serve-reader.ts';
import { buildFolder, stateFolder } from './folders.ts';
import { serveOptions } from './serve-options.ts';
import { startRuntime } from './start-runtime.ts';

const cronInterval = 15_000;

/** Serves the built product in the local runtime, without a build tool, together with the process that reads files. */
export async function serveProduct() {
  const reader = await serveReader();
  const options = serveOptions({ ...process.env, READER_URL: reader.url }, localVariablesFile());
  const { port, host, variables } = options;
  await refuseTakenPort(port, host);
  const runtime = await startRuntime({
    ...options,
    build: buildFolder(),
    stateDirectory: stateFolder(),
  });
  const cron = setInterval(() => void runtime.runCron().catch(console.error), cronInterval);
  const stop = async () => {
    clearInterval(cron);
    reader.stop();
    await runtime.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => void stop());
  }
  await runtime.runCron();
  collectGarbage();
  const address = variables.APP_BASE_URL || `http://${host}:${port}`;
  console.log(`\n  Sheaf is ready: ${address}\n`);
}

/** The runtime itself would retry without end. */
async function refuseTakenPort(port: number, host: string) {
  const server = createServer().listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    console.error(`Port ${port} cannot be used: ${(error as Error).message}`);
    process.exit(1);
  }
  server.close();
  await once(server, 'close');
}

/**
 * Frees the memory of the start, which would otherwise stay for years, because this process rarely allocates enough
 * to collect garbage.
 */
function collectGarbage() {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as (options: object) => void;
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
