import { afterEach, describe, expect, it, vi } from 'vitest';
import { findJob } from '../../worker/outbox/job-store.ts';
import { jobSchema } from '../../worker/outbox/job.ts';
import { jobsTable } from '../../worker/outbox/job-table.ts';
import { runJob } from '../support/run-job.ts';
import { installation } from '../support/configured.ts';
import { randomEmail } from '../support/mails.ts';

const message = {
  subject: 'Grüße & <b>',
  text: 'Hello',
  html: '<p>Hello</p>',
};

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the mail driver "resend"', () => {
  const variables = {
    EMAILS_DRIVER: 'resend',
    RESEND_API_KEY: 're_123',
    RESEND_API_BASE_URL: 'https://resend.example',
    EMAILS_FROM_ADDRESS: 'archive@acme.org',
  };

  it('sends the message with its idempotency key', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ id: '1' }));
    const to = randomEmail();
    await installation(variables)
      .platform()
      .mailer.send({ ...message, to, idempotencyKey: 'key-1' });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(new Request(url ?? '').url).toBe('https://resend.example/emails');
    expect(init?.headers).toMatchObject({
      authorization: 'Bearer re_123',
      'idempotency-key': 'key-1',
    });
    expect(await new Response(init?.body).json()).toEqual({
      ...message,
      from: 'Sheaf <archive@acme.org>',
      to: [to],
    });
  });

  it('sends what switches such mails off as headers', async () => {
    const fetched = vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ id: '1' }));
    const unsubscribeUrl = 'https://archive.example/off';
    await installation(variables)
      .platform()
      .mailer.send({ ...message, to: randomEmail(), idempotencyKey: 'key-3', unsubscribeUrl });
    const [, init] = fetched.mock.calls[0] ?? [];
    expect(await new Response(init?.body).json()).toMatchObject({
      headers: {
        'List-Unsubscribe': '<https://archive.example/off>',
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    });
  });

  it('gets a refused account email again by its job, until it expires', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const fetched = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(() => Promise.resolve(new Response('no', { status: 503 })));
    const verifying = installation({ ...variables, AUTH_IS_EMAIL_VERIFICATION_REQUIRED: 'true' });
    const email = randomEmail();
    const user = { email, name: 'Ada', password: 'correct horse battery' };
    expect((await verifying.post('/api/auth/sign-up/email', user)).status).toBe(200);
    const responses = [];
    for (const address of [email, randomEmail()]) {
      const body = { email: address };
      responses.push(await verifying.post('/api/auth/send-verification-email', body));
    }
    expect(responses.map(({ status }) => status)).toEqual([200, 200]);
    const platform = verifying.platform();
    const mailsOf = () =>
      fetched.mock.calls.map(([, init]) => ({
        ...(JSON.parse(init?.body as string) as { to: string[]; text: string }),
        key: new Headers(init?.headers).get('idempotency-key'),
      }));
    expect(mailsOf().map(({ to }) => to)).toEqual([[email], [email]]);
    expect(warned).toHaveBeenCalledTimes(2);
    const jobs = await platform.identityDatabase.select().from(jobsTable);
    const [jobId = '', forgottenId = ''] = jobs.flatMap(({ id, job: stored }) => {
      const job = jobSchema.parse(stored);
      return job.type === 'mail.send' && job.delivery.to === email ? [id] : [];
    });

    await expect(runJob(platform, jobId)).rejects.toThrow('Resend responded with 503');
    fetched.mockImplementation(() => Promise.resolve(Response.json({ id: '1' })));
    await runJob(platform, jobId);
    await runJob(platform, jobId);
    const mails = mailsOf();
    expect(mails).toHaveLength(4);
    expect(new Set([mails[0], mails[2], mails[3]].map((mail) => JSON.stringify(mail))).size).toBe(
      1,
    );

    const inTwoHours = { now: () => new Date(Date.now() + 7_200_000) };
    await runJob({ ...platform, clock: inTwoHours }, forgottenId);
    expect(mailsOf()).toHaveLength(4);
    expect(await findJob(platform.identityDatabase, forgottenId)).toBeUndefined();
  });

  it('rejects when the service does not accept the message', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('no', { status: 422 }));
    const send = installation(variables)
      .platform()
      .mailer.send({ ...message, to: randomEmail(), idempotencyKey: 'key-2' });
    await expect(send).rejects.toThrow('Resend responded with 422');
  });
});

const withBinding = (send: (mail: object) => Promise<unknown>) =>
  installation({
    EMAILS_DRIVER: 'cloudflare',
    EMAILS_FROM_ADDRESS: 'archive@acme.org',
    EMAIL: { send },
  }).platform().mailer;

describe('the mail driver "cloudflare"', () => {
  it('sends a repeated message once', async () => {
    const sent: object[] = [];
    const mailer = withBinding(async (mail) => sent.push(mail));
    const to = randomEmail();
    for (let count = 0; count < 3; count += 1)
      await mailer.send({ ...message, to, idempotencyKey: 'key-3' });
    expect(sent).toEqual([{ ...message, to, from: { email: 'archive@acme.org', name: 'Sheaf' } }]);
  });

  it('sends a refused message again', async () => {
    const sent: object[] = [];
    const mail = { ...message, to: randomEmail(), idempotencyKey: 'key-4' };
    await expect(withBinding(() => Promise.reject(new Error('busy'))).send(mail)).rejects.toThrow(
      'did not accept',
    );
    await withBinding(async (taken) => sent.push(taken)).send(mail);
    expect(sent).toHaveLength(1);
  });

  it('sends a message with the local binding', async () => {
    const mailer = installation({ EMAILS_DRIVER: 'cloudflare' }).platform().mailer;
    await mailer.send({ ...message, to: randomEmail(), idempotencyKey: 'key-5' });
  });
});

describe('the mailbox of local development', () => {
  const mailbox = '/api/dev/mailbox';

  it('keeps the last 100 messages', async () => {
    const local = installation({});
    for (let count = 0; count < 104; count += 1) {
      await local
        .platform()
        .mailer.send({ ...message, to: 'many@example.com', idempotencyKey: `many-${count}` });
    }
    const { messages } = (await (await local.fetch(mailbox)).json()) as { messages: unknown[] };
    expect(messages).toHaveLength(100);
  });

  it('does not exist on other hosts or with another driver', async () => {
    const local = installation({});
    expect((await local.fetch(mailbox)).status).toBe(200);
    expect((await local.fetch(`http://archive.example${mailbox}`)).status).toBe(404);
    const real = installation({ EMAILS_DRIVER: 'cloudflare' });
    expect((await real.fetch(mailbox)).status).toBe(404);
    const remote = { APP_BASE_URL: 'https://archive.acme.org', EMAILS_DRIVER: 'local' };
    expect(() => installation(remote).platform()).toThrow('EMAILS_DRIVER');
  });
});
