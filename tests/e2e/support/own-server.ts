import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { readFixture } from './product.ts';

/** A server of one story, with its archive in a folder, and its calls. */
export function ownServer(port: number) {
  const origin = `http://localhost:${port}`;

  async function start(state: string): Promise<ChildProcess> {
    const child = spawn('node', ['.scripts/start.ts'], {
      detached: true,
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(port),
        SHEAF_STATE_DIR: join(state, 'state'),
        SHEAF_OUT_DIR: join(state, 'dist'),
      },
    });
    try {
      await expect.poll(healthStatus, { timeout: 240_000 }).toBe(200);
    } catch (error) {
      await kill(child);
      throw error;
    }
    return child;
  }

  /** Kills the server and its runtime without a clean shutdown. */
  async function kill(child: ChildProcess) {
    if (child.pid === undefined) return;
    process.kill(-child.pid, 'SIGKILL');
    await expect.poll(healthStatus).toBe(0);
  }

  /** Returns 0 if there is no response. */
  function healthStatus(): Promise<number> {
    return fetch(`${origin}/api/health`).then(
      ({ status }) => status,
      () => 0,
    );
  }

  function call(
    path: string,
    init: { method?: string; cookie?: string; body?: BodyInit; json?: boolean } = {},
  ) {
    return fetch(`${origin}/api${path}`, {
      method: init.method ?? 'GET',
      headers: {
        origin,
        ...(init.cookie && { cookie: init.cookie }),
        ...(init.json && { 'content-type': 'application/json' }),
      },
      body: init.body ?? null,
    });
  }

  async function signUp(): Promise<string> {
    const response = await call('/auth/sign-up/email', {
      method: 'POST',
      json: true,
      body: JSON.stringify({
        name: 'Ada',
        email: 'ada@example.com',
        password: 'correct horse battery',
      }),
    });
    expect(response.status).toBe(200);
    return response.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
  }

  async function createOrganization(cookie: string): Promise<string> {
    const response = await call('/organizations', {
      method: 'POST',
      cookie,
      json: true,
      body: JSON.stringify({ name: 'Archive' }),
    });
    const { organization } = (await response.json()) as { organization: { id: string } };
    return organization.id;
  }

  /** Uploads a PDF of 20 pages; a `number` after its end makes the file unique. */
  async function upload(cookie: string, file: { organizationId: string; number: number }) {
    const form = new FormData();
    const bytes = Buffer.concat([
      readFixture('minutes-20-pages.pdf'),
      Buffer.from(`%${file.number}`),
    ]);
    form.set('file', new File([bytes], `minutes ${file.number}.pdf`, { type: 'application/pdf' }));
    const response = await call(`/organizations/${file.organizationId}/documents`, {
      method: 'POST',
      cookie,
      body: form,
    });
    expect(response.status).toBe(201);
    const { document } = (await response.json()) as { document: { id: string } };
    return document.id;
  }

  return { start, kill, call, signUp, createOrganization, upload };
}
