import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { secondFactorSchema } from '../../../shared/features/sessions/auth-calls.ts';
import {
  emailSchema,
  newPasswordSchema,
  signInInputSchema,
  signUpInputSchema,
} from '../../../shared/features/users/user.ts';

export const signInResolver = zodResolver(signInInputSchema);
export const signUpResolver = zodResolver(signUpInputSchema);
export const emailResolver = zodResolver(z.object({ email: emailSchema }));
export const newPasswordResolver = zodResolver(z.object({ newPassword: newPasswordSchema }));
export const secondFactorResolver = zodResolver(secondFactorSchema);
