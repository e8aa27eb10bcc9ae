import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Locale } from '../../../shared/locales.ts';
import { flag, time } from '../../database/columns.ts';

export const usersTable = sqliteTable('users', {
  id: text('id').primaryKey(),
  email: text('email').notNull().unique(),
  name: text('name').notNull(),
  emailVerified: flag('email_verified').notNull().default(false),
  image: text('image'),
  locale: text('locale').$type<Locale>(),
  twoFactorEnabled: flag('two_factor_enabled').notNull().default(false),
  createdAt: time('created_at').notNull(),
  updatedAt: time('updated_at').notNull(),
});
