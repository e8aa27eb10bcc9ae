import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { harness } from '#harness';
import { hour, minute } from '../../shared/time/durations.ts';
import { localDay, nextTimeOf } from '../../shared/time/local-time.ts';
import { dayAfter, utcDay } from '../../shared/time/utc-day.ts';
import { sendReminderMail } from '../../worker/people/reminder-mails/send-reminder-mail.ts';
import type { MailMessage, Platform } from '../../worker/platform/platform.ts';
import { addMember, addOrganization, removeMember } from '../support/access.ts';
import { createTextDocument } from '../support/builders.ts';
import { createOwner, createUser, TestClient, type Owner } from '../support/client.ts';
import { claimReminderMails } from '../support/cron-steps.ts';
import { runJob } from '../support/run-job.ts';
import { jobsTable, reminderMailsTable } from '../support/tables.ts';

const settings = '/api/users/me/reminder-mail';
const today = utcDay(new Date());
const inDays = (days: number) => dayAfter(today, days);
const morning = (days: number, minutes = 0) =>
  new Date(Date.parse(`${inDays(days)}T08:00:00Z`) + minutes * minute);

let owner: Owner;

function platformAt(now: Date, refuses: (message: MailMessage) => boolean = () => false) {
  const mails: MailMessage[] = [];
  const base = harness.platform();
  const platform: Platform = {
    ...base,
    clock: { now: () => now },
    jobs: { send: () => Promise.resolve() },
    mailer: {
      async send(message) {
        if (refuses(message)) throw new Error('Refused');
        // Like every driver, it sends once per key.
        if (!sent.has(message.idempotencyKey)) mails.push(message);
        sent.add(message.idempotencyKey);
        return base.mailer.send(message);
      },
    },
  };
  return { platform, mails };
}
const sent = new Set<string>();

async function jobIds() {
  const rows = await harness
    .platform()
    .identityDatabase.select()
    .from(jobsTable)
    .where(eq(jobsTable.lane, ' reminder-mail.send'));
  return rows.map(({ id }) => id);
}

async function runJobs(platform: Platform) {
  for (const id of await jobIds()) await runJob(platform, id).catch(() => undefined);
}

/** Returns the mails that a run of Cron and its jobs send to a client. */
async function mailsAt(now: Date, client: { email: string } = owner) {
  const { platform, mails } = platformAt(now);
  await claimReminderMails(platform);
  await runJobs(platform);
  return mails.filter(({ to }) => to === client.email);
}

async function switchOn(client: TestClient = owner, chosen: object = {}) {
  const body = { isEnabled: true, hour: 8, timeZone: 'UTC', ...chosen };
  await client.call('PUT', settings, { body });
}

async function remind(
  date: string,
  options: { in?: string; name?: string; assigneeId?: null } = {},
) {
  const organizationId = options.in ?? owner.organizationId;
  const org = `/api/organizations/${organizationId}`;
  const client = Object.assign(new TestClient(owner.headers), {
    name: owner.name,
    email: owner.email,
    organizationId,
    org,
  });
  const { id: documentId } = await createTextDocument(client, { name: options.name });
  const body = { documentId, date, ...('assigneeId' in options && { assigneeId: null }) };
  const { reminder } = await owner.post<{ reminder: { id: string } }>(`${org}/reminders`, body);
  return reminder;
}

beforeEach(async () => {
  owner = await createOwner({ name: 'Olga', organization: 'Papers' });
});

describe('the settings of the mail about reminders', () => {
  it('are off until they are switched on', async () => {
    expect(await owner.get(settings)).toEqual({
      reminderMail: { isEnabled: false, hour: 8, timeZone: 'UTC' },
    });
    await switchOn(owner, { hour: 17, timeZone: 'Europe/Berlin' });
    expect(await owner.get(settings)).toEqual({
      reminderMail: { isEnabled: true, hour: 17, timeZone: 'Europe/Berlin' },
    });
  });

  it.each([
    ['an hour that no day has', { hour: 24 }],
    ['half an hour', { hour: 7.5 }],
    ['an unknown time zone', { timeZone: 'Mars/Base' }],
    ['an offset', { timeZone: '+02:00' }],
  ])('reject %s', async (_what, input) => {
    const body = { isEnabled: true, hour: 8, timeZone: 'UTC', ...input };
    await owner.fails('PUT', settings, { code: 'request.invalid', body });
  });
});

const isEnabled = async (client: TestClient = owner) =>
  (await client.get<{ reminderMail: { isEnabled: boolean } }>(settings)).reminderMail.isEnabled;

async function linkInMail() {
  await switchOn();
  await remind(inDays(1));
  const [mail] = await mailsAt(morning(1));
  return new URL(mail?.unsubscribeUrl ?? '').pathname;
}

describe('the link that switches the mail off', () => {
  const anonymous = new TestClient();
  const oneClick = {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
  };
  it('does so by a POST of a mail program, as often as that comes, and by none other', async () => {
    const link = await linkInMail();
    const other = await createOwner();
    await switchOn(other);

    const page = await anonymous.request('GET', link);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<form method="post">');
    expect(await isEnabled()).toBe(true);

    for (let times = 0; times < 2; times += 1) {
      expect((await harness.fetch(link, oneClick)).status).toBe(200);
    }
    expect(await isEnabled()).toBe(false);
    expect(await isEnabled(other)).toBe(true);

    await switchOn();
    expect(await isEnabled()).toBe(true);
  });

  it('is in the language of its user', async () => {
    const link = await linkInMail();
    const { identityDatabase } = harness.platform();
    await identityDatabase.run(`update users set locale = 'de' where email = '${owner.email}'`);
    expect(await (await anonymous.request('GET', link)).text()).toContain('<html lang="de">');
  });

  it('says in a browser that it is not valid any more, and leads to the settings', async () => {
    for (const method of ['GET', 'POST']) {
      const response = await harness.fetch('/api/reminder-mail/off/x', {
        method,
        headers: { accept: 'text/html,*/*;q=0.8', 'accept-language': 'de-AT,en;q=0.5' },
      });
      expect(response.status).toBe(404);
      const page = await response.text();
      expect(page).toContain('<html lang="de">');
      expect(page).toContain('nicht mehr gültig');
      expect(page).toMatch(/<a href="[^"]*\/settings#reminders">Kontoeinstellungen<\/a>/);
      expect(page).not.toContain('<form');
    }
  });

  it('is of no other user, and of no other purpose', async () => {
    const link = await linkInMail();
    const other = await createOwner();
    await switchOn(other);
    const { user } = await other.get<{ user: { id: string } }>('/api/users/me');
    const forged = link.replace(/usr_[a-z0-9]{24}/, user.id);
    for (const wrong of [forged, `${link}0`, link.slice(0, -1), '/api/reminder-mail/off/x']) {
      for (const method of ['GET', 'POST'] as const) {
        expect((await anonymous.request(method, wrong)).status, wrong).toBe(404);
      }
    }
    expect([await isEnabled(), await isEnabled(other)]).toEqual([true, true]);
  });
});

describe('the mail about reminders', () => {
  it('lists what is due that day and what was the day before', async () => {
    await switchOn();
    await remind(inDays(1), { name: 'Due.txt' });
    await remind(inDays(0), { name: 'Late.txt', assigneeId: null });
    await remind(inDays(2), { name: 'Later.txt' });
    const [mail, ...others] = await mailsAt(morning(1));
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Papers\n- Late.txt (since ');
    expect(mail?.text).toContain('- Due.txt (today)');
    expect(mail?.text).not.toContain('Later.txt');
    expect(mail?.text).toContain('/settings#reminders');
    expect(mail?.html).toContain('Due.txt');
  });

  it('comes only when something has come up since the last one', async () => {
    await switchOn();
    const reminder = await remind(inDays(1));
    expect(await mailsAt(morning(1))).toHaveLength(1);
    // An overdue reminder is mailed for the last time.
    expect(await mailsAt(morning(2))).toHaveLength(1);
    expect(await mailsAt(morning(3))).toEqual([]);
    const body = { snoozedUntil: inDays(5) };
    await owner.call('PATCH', `${owner.org}/reminders/${reminder.id}`, { body });
    expect(await mailsAt(morning(4))).toEqual([]);
    expect(await mailsAt(morning(5))).toHaveLength(1);
    await owner.call('PATCH', `${owner.org}/reminders/${reminder.id}`, { body: { isDone: true } });
    expect(await mailsAt(morning(6))).toEqual([]);
  });

  it('is one for all organizations', async () => {
    const other = await addOrganization(owner);
    await switchOn();
    await remind(inDays(1), { name: 'Here.txt' });
    await remind(inDays(1), { name: 'There.txt', in: other });
    const mails = await mailsAt(morning(1));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toMatch(/One more\n- There.txt[^]*Papers\n- Here.txt/);
  });

  it('comes once a day, whatever runs twice, at once or late', async () => {
    await switchOn();
    await remind(inDays(1));
    const { platform, mails } = platformAt(morning(1));
    await Promise.all([1, 2, 3].map(() => claimReminderMails(platform)));
    const ids = await jobIds();
    await Promise.all([...ids, ...ids].map((id) => runJob(platform, id)));
    await claimReminderMails(platform);
    await runJobs(platform);
    await claimReminderMails(platformAt(morning(1, 90)).platform);
    expect(mails.filter(({ to }) => to === owner.email)).toHaveLength(1);
    expect(await jobIds()).toEqual([]);
  });

  it('is no second one of the day when another hour or time zone is chosen', async () => {
    await switchOn();
    await remind(inDays(1));
    expect(await mailsAt(morning(1))).toHaveLength(1);
    await remind(inDays(1));
    await switchOn(owner, { hour: 23, timeZone: 'UTC' });
    expect(await mailsAt(morning(1, 15.5 * 60))).toEqual([]);
    expect(await mailsAt(morning(2, 15.5 * 60))).toHaveLength(1);
  });

  it('is sent after all when the isolate ends between the claim and the mail', async () => {
    await switchOn();
    await remind(inDays(1));
    await claimReminderMails(platformAt(morning(1)).platform);
    // The queue does this, or Cron after a minute.
    const { platform, mails } = platformAt(morning(1, 5));
    await runJobs(platform);
    expect(mails).toHaveLength(1);
  });

  it('is not sent again when the isolate ends after the mail', async () => {
    await switchOn();
    await remind(inDays(1));
    const { platform, mails } = platformAt(morning(1));
    await claimReminderMails(platform);
    const dying = { ...platform, databases: [] };
    const { identityDatabase } = platform;
    for (const row of await identityDatabase.select().from(jobsTable)) {
      if (row.lane !== ' reminder-mail.send') continue;
      await sendReminderMail(dying, { jobId: row.id, attempt: 1, job: row.job as never });
    }
    expect(await jobIds()).toHaveLength(1);
    await runJobs(platformAt(morning(1, 5)).platform);
    expect(mails).toHaveLength(1);
    expect(await jobIds()).toEqual([]);
  });

  it('that is refused does not keep others from theirs, and is tried again', async () => {
    const other = await createOwner();
    await switchOn();
    await switchOn(other);
    await remind(inDays(1));
    const { id: documentId } = await createTextDocument(other);
    await other.post(`${other.org}/reminders`, { documentId, date: inDays(1) });
    const first = platformAt(morning(1), ({ to }) => to === owner.email);
    await claimReminderMails(first.platform);
    await runJobs(first.platform);
    expect(first.mails.map(({ to }) => to)).toEqual([other.email]);
    const second = platformAt(morning(1, 30));
    await runJobs(second.platform);
    expect(second.mails.map(({ to }) => to)).toEqual([owner.email]);
  });

  it('is dropped when it would come half a day late', async () => {
    await switchOn();
    await remind(inDays(1));
    await claimReminderMails(platformAt(morning(1)).platform);
    const { platform, mails } = platformAt(new Date(morning(1).getTime() + 13 * hour));
    await runJobs(platform);
    expect(mails).toEqual([]);
    expect(await jobIds()).toEqual([]);
  });

  it('is not sent to a member who was removed, or who has switched it off, after the claim', async () => {
    const member = await createUser();
    const { id } = await addMember(owner, member, 'member');
    await switchOn(member);
    await switchOn();
    await remind(inDays(1), { assigneeId: null });
    const { platform, mails } = platformAt(morning(1));
    await claimReminderMails(platform);
    await removeMember(id);
    await owner.call('PUT', settings, { body: { isEnabled: false, hour: 8, timeZone: 'UTC' } });
    await runJobs(platform);
    expect(mails).toEqual([]);
  });

  it('leaves out what is for other members', async () => {
    const member = await createUser();
    await addMember(owner, member, 'member');
    await switchOn(member);
    await remind(inDays(1));
    const { platform, mails } = platformAt(morning(1));
    await claimReminderMails(platform);
    await runJobs(platform);
    expect(mails).toEqual([]);
  });

  it('comes at the hour of its person', async () => {
    await switchOn(owner, { hour: 8, timeZone: 'Asia/Tokyo' });
    const inTokyo = nextTimeOf(8, 'Asia/Tokyo', { after: new Date(), lastDay: null });
    await remind(localDay(inTokyo, 'Asia/Tokyo'));
    const claimed = await mailsAt(new Date(inTokyo.getTime() - minute));
    expect(claimed).toEqual([]);
    expect(await mailsAt(inTokyo)).toHaveLength(1);
  });

  it('of a thousand people in an hour are claimed by one run, and the others by the next', async () => {
    const { identityDatabase } = harness.platform();
    const nextAt = new Date(0);
    await identityDatabase.run(`
      insert into users (id, email, name, email_verified, created_at, updated_at)
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 1100)
      select 'usr_' || printf('%024d', n), 'many' || n || '@example.com', 'x', 1, 0, 0 from numbers`);
    await identityDatabase.run(`
      insert into reminder_mails (user_id, hour, time_zone, next_at)
      select id, 8, 'Europe/Berlin', ${nextAt.getTime()} from users where email like 'many%'`);
    const { platform } = platformAt(morning(1));
    await claimReminderMails(platform);
    expect(await jobIds()).toHaveLength(1000);
    await claimReminderMails(platform);
    expect(await jobIds()).toHaveLength(1100);
    const due = await identityDatabase
      .select()
      .from(reminderMailsTable)
      .where(eq(reminderMailsTable.nextAt, nextAt));
    expect(due).toEqual([]);
    await identityDatabase.run("delete from users where email like 'many%'");
    await identityDatabase.run(`delete from jobs where lane = ' reminder-mail.send'`);
  });
});
