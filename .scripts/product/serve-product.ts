import { once } from 'node:events';
import { createServer } from 'node:net';
import { localProfile, localVariablesFile, readerProfile } from '../local-profile.ts';
import { serveReader } from '../reader/serve-reader.ts';
import { buildFolder, stateFolder } from './folders.ts';
import { startRuntime } from './start-runtime.ts';

const cronInterval = 15_000;

/** Serves the built product in the local runtime, without a build tool, and with the process that reads files. */
export async function serveProduct() {
  const port = Number(process.env.PORT ?? 8787);
  const host = '127.0.0.1';
  await refuseTakenPort(port, host);
  const reader = await serveReader();
  const environment = { ...process.env, READER_URL: reader.url };
  const runtime = await startRuntime({
    build: buildFolder(),
    stateDirectory: stateFolder(),
    host,
    port,
    variables: { ...localProfile(port, environment), ...localVariablesFile() },
    readerVariables: readerProfile(environment),
    trustedProxies: '',
    offersRuntime: true,
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
  console.log(`\n  Sheaf is ready: http://localhost:${port}\n`);
}

/** The runtime itself would try again and again. */
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
