import { beforeEach, describe, expect, it, vi } from 'vitest';
import { harness } from '#harness';
import { dayAfter, utcDay } from '../../shared/time/utc-day.ts';
import { rateLimits } from '../../worker/access/rate-limits/rate-limits.ts';
import { readCalendar } from '../../worker/integrations/calendar/read-calendar.ts';
import { addMember, removeMember } from '../support/access.ts';
import { createTextDocument } from '../support/builders.ts';
import { createOwner, createUser, type Owner, type TestClient } from '../support/client.ts';

const today = utcDay(new Date());
const inDays = (days: number) => dayAfter(today, days);
const compact = (day: string) => day.replaceAll('-', '');

let owner: Owner;
const path = () => `${owner.org}/calendar-feed`;

async function createFeed(client: TestClient = owner) {
  const { url } = await client.post<{ url: string }>(path());
  return new URL(url).pathname;
}

async function addReminder(input: object = {}, document: { name?: string } = {}) {
  const { id: documentId } = await createTextDocument(owner, document);
  const body = { documentId, date: inDays(3), ...input };
  return (await owner.post<{ reminder: { id: string } }>(`${owner.org}/reminders`, body)).reminder;
}

async function read(feed: string, headers: Record<string, string> = {}) {
  const response = await harness.fetch(feed, { headers });
  return { response, text: await response.text() };
}

/** Splits a calendar into lines and joins folded ones. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

beforeEach(async () => {
  owner = await createOwner({ organization: 'Papers' });
});

describe('a calendar address', () => {
  it('shows the open reminders of its member and of everybody as whole days', async () => {
    const { id } = await addReminder({ note: 'Call them' }, { name: 'Invoice.txt' });
    const everybodys = await addReminder({ assigneeId: null, date: inDays(-2) });
    const member = await createUser();
    await addMember(owner, member, 'member');
    const { user } = await member.get<{ user: { id: string } }>('/api/users/me');
    const theirs = await addReminder({ assigneeId: user.id });
    const feed = await createFeed();
    expect(feed).toMatch(/^\/api\/calendar\/[A-Za-z0-9]{48}\.ics$/);
    const { response, text } = await read(feed);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('private, no-cache');
    const lines = unfolded(text);
    expect(lines.slice(0, 2)).toEqual(['BEGIN:VCALENDAR', 'VERSION:2.0']);
    expect(lines).toContain('X-WR-CALNAME:Papers');
    expect(
      lines.filter((line) => line.startsWith('UID:')).map((line) => line.split('@')[0]),
    ).toEqual([`UID:${everybodys.id}`, `UID:${id}`]);
    expect(lines).toContain(`DTSTART;VALUE=DATE:${compact(inDays(3))}`);
    expect(lines).toContain('SUMMARY:Call them: Invoice.txt');
    expect(text).not.toContain(theirs.id);
  });

  it('says what to pay to whom in the language of its member, and has an alarm on the day', async () => {
    const { id: documentId } = await createTextDocument(owner, { name: 'scan0001.txt' });
    const correspondent = { name: 'Blumen Petersen' };
    const { correspondent: sender } = await owner.post<{ correspondent: { id: string } }>(
      `${owner.org}/correspondents`,
      correspondent,
    );
    await owner.call('PATCH', `${owner.org}/documents/${documentId}`, {
      body: {
        correspondentId: sender.id,
        dueDate: inDays(3),
        totalAmount: { amount: 84, currency: 'EUR' },
      },
    });
    const lines = unfolded((await read(await createFeed())).text);
    const from = lines.indexOf('SUMMARY:Pay Blumen Petersen\\, €84');
    expect(lines.slice(from + 1, from + 9)).toEqual([
      'DESCRIPTION:scan0001.txt',
      expect.stringMatching(/^URL:/),
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      'DESCRIPTION:Pay Blumen Petersen\\, €84',
      'TRIGGER:PT9H',
      'END:VALARM',
    ]);
  });

  it('has what comes next however much is overdue, and of that the latest', async () => {
    for (const days of [-9, -2, 1, 8]) await addReminder({ date: inDays(days) });
    const token = /[A-Za-z0-9]{48}/.exec(await createFeed())?.[0] ?? '';
    const { text } = await readCalendar(
      harness.platform(),
      { token, network: owner.organizationId },
      { overdue: 1, upcoming: 1 },
    );
    expect(unfolded(text).filter((line) => line.startsWith('DTSTART'))).toEqual(
      [-2, 1].map((days) => `DTSTART;VALUE=DATE:${compact(inDays(days))}`),
    );
  });

  it('leaves out what is done and what is in the trash', async () => {
    const { id } = await addReminder();
    const feed = await createFeed();
    await owner.call('PATCH', `${owner.org}/reminders/${id}`, { body: { isDone: true } });
    const { id: documentId } = await createTextDocument(owner);
    await owner.post(`${owner.org}/reminders`, { documentId, date: inDays(1) });
    await owner.call('DELETE', `${owner.org}/documents/${documentId}`, { status: 204 });
    expect((await read(feed)).text).not.toContain('BEGIN:VEVENT');
  });

  it('responds 304 until something changes', async () => {
    const { id } = await addReminder();
    const feed = await createFeed();
    const etag = (await read(feed)).response.headers.get('etag') ?? '';
    const again = await read(feed, { 'if-none-match': etag });
    expect([again.response.status, again.text]).toEqual([304, '']);
    const body = { snoozedUntil: inDays(9) };
    await owner.call('PATCH', `${owner.org}/reminders/${id}`, { body });
    const changed = await read(feed, { 'if-none-match': etag });
    expect(changed.response.status).toBe(200);
    expect(changed.text).toContain(compact(inDays(9)));
  });

  it('is renewed and switched off, and then is like one that never was', async () => {
    expect(await owner.get(path())).toEqual({ calendarFeed: null });
    const former = await createFeed();
    const feed = await createFeed();
    expect(await owner.get(path())).toEqual({
      calendarFeed: { createdAt: expect.any(String) as string },
    });
    expect((await read(feed)).response.status).toBe(200);
    await owner.call('DELETE', path(), { status: 204 });
    const unknown = `/api/calendar/${'x'.repeat(48)}.ics`;
    const bodies = await Promise.all(
      [former, feed, unknown, '/api/calendar/x', '/api/calendar/x.txt'].map(async (address) => {
        const { response, text } = await read(address);
        expect(response.status, address).toBe(404);
        expect(response.headers.get('etag')).toBeNull();
        return text;
      }),
    );
    expect(new Set(bodies).size).toBe(1);
  });

  it('ends with the membership and with the organization', async () => {
    const viewer = await createUser();
    const { id } = await addMember(owner, viewer, 'viewer');
    const theirs = await createFeed(viewer);
    const own = await createFeed();
    expect((await read(theirs)).response.status).toBe(200);
    await removeMember(id);
    expect((await read(theirs)).response.status).toBe(404);
    await addMember(owner, viewer, 'viewer');
    expect((await read(theirs)).response.status).toBe(404);
    await owner.call('DELETE', owner.org, { status: 204 });
    expect((await read(own)).response.status).toBe(404);
  });

  it('is refused for a while after too many requests, known or not', async () => {
    const feed = await createFeed();
    const base = harness.platform();
    const platform = { ...base, config: { ...base.config, RATE_LIMIT_IS_ENABLED: true } };
    for (const token of [feed.slice('/api/calendar/'.length, -'.ics'.length), 'x'.repeat(48)]) {
      const attempt = () =>
        readCalendar(platform, { token, network: owner.organizationId }).then(
          () => 'ok',
          (error: { code: string }) => error.code,
        );
      const outcomes = new Set<string>();
      for (let count = 0; count < rateLimits.calendar.max.account; count += 1) {
        outcomes.add(await attempt());
      }
      expect(outcomes).not.toContain('request.rate_limited');
      expect(await attempt()).toBe('request.rate_limited');
    }
  });

  it('is stored as a hash and is in no log', async () => {
    const lines: unknown[] = [];
    const spies = (['log', 'info', 'warn', 'error'] as const).map((level) =>
      vi.spyOn(console, level).mockImplementation((...line) => void lines.push(...line)),
    );
    const feed = await createFeed();
    const token = feed.slice('/api/calendar/'.length, -'.ics'.length);
    await read(feed);
    await read(feed.replace('.ics', 'x.ics'));
    for (const spy of spies) spy.mockRestore();
    expect(JSON.stringify(lines)).not.toContain(token);
    const rows = await harness.platform().identityDatabase.all('select * from calendar_feeds');
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});
