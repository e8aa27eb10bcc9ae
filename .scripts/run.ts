import { spawn } from 'node:child_process';
import { delimiter, join, resolve } from 'node:path';

export function run(command: string, args: string[], env: Record<string, string> = {}) {
  return new Promise<void>((done, fail) => {
    const child = spawn(command, args, { stdio: 'inherit', env: toolEnvironment(env) });
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0 ? done() : fail(new Error(`${command} ${args.join(' ')} ended with ${code}`)),
    );
  });
}

export function runShowing(command: string, args: string[], env: Record<string, string> = {}) {
  return new Promise<void>((done, fail) => {
    const color: Record<string, string> = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const child = spawn(command, args, {
      stdio: ['inherit', 'pipe', 'pipe'],
      env: toolEnvironment({ ...color, ...env }),
    });
    let output = '';
    const show = (chunk: string, stream: NodeJS.WriteStream) => {
      stream.write(chunk);
      output = (output + chunk).slice(-50_000);
    };
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => show(chunk, process.stdout));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => show(chunk, process.stderr));
    child.on('error', fail);
    child.on('close', (code) => {
      if (code === 0) return done();
      const end = output.trimEnd().split('\n').slice(-150).join('\n');
      fail(new Error(`${end}\n\n=== ${command} ${args.join(' ')} ended with ${code}`));
    });
  });
}

export function runQuietly(command: string, args: string[], input = ''): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(command, args, { env: toolEnvironment({ CI: 'true' }) });
    let output = '';
    let errors = '';
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
    child.on('error', fail);
    child.on('exit', (code) =>
      code === 0
        ? done(output)
        : fail(new Error(`${command} ${args.join(' ')} ended with ${code}\n${output}${errors}`)),
    );
    // A tool may end without reading its input.
    child.stdin.on('error', () => undefined);
    child.stdin.end(input);
  });
}

/**
 * By default, the local runtime logs every request and statement with its content to the disk, and shows all data to
 * every client that reaches its port.
 */
export const localRuntime = { X_LOCAL_OBSERVABILITY: 'false', X_LOCAL_EXPLORER: 'false' };

export function toolEnvironment(env: Record<string, string> = {}) {
  const tools = resolve(join('node_modules', '.bin'));
  const path = `${tools}${delimiter}${process.env.PATH ?? ''}`;
  return { ...localRuntime, ...process.env, PATH: path, ...env };
}
