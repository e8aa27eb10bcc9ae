import { z } from 'zod';
import { idSchema } from '../../ids.ts';
import { limits } from '../../limits.ts';
import { singleLine } from '../../text/single-line.ts';

const userSchema = z.object({
  id: idSchema('usr'),
  email: z.string(),
  name: z.string(),
  roles: z.array(z.string()),
});

export const userResponseSchema = z.object({ user: userSchema });

export const emailSchema = z
  .string()
  .min(1, 'auth.form.email.required')
  .max(limits.email.max, 'auth.form.email.invalid')
  .pipe(z.email('auth.form.email.invalid'));

export const signInInputSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, 'auth.form.password.required'),
  rememberMe: z.boolean(),
});

export const newPasswordSchema = z
  .string()
  .min(1, 'auth.form.password.required')
  .min(limits.password.min, 'auth.form.password.too-short')
  .max(limits.password.max, 'auth.form.password.too-long');

export const signUpInputSchema = z.object({
  email: emailSchema,
  name: z
    .string()
    .overwrite(singleLine)
    .min(1, 'auth.form.name.required')
    .max(limits.registrationName.max, 'auth.form.name.too-long'),
  password: newPasswordSchema,
});

export const userInputSchema = z.object({
  name: z
    .string()
    .overwrite(singleLine)
    .min(1, 'account.name.required')
    .max(limits.userName.max, 'account.name.too-long'),
});
