import { z } from 'zod';
import { secondFactorSchema } from '../../../shared/people/sign-in/auth-endpoints.ts';
import {
  emailSchema,
  newPasswordSchema,
  signInInputSchema,
  signUpInputSchema,
} from '../../../shared/people/users/user.ts';

/** The schemas of the forms before the sign-in, by the form's name. */
export const authSchemas = {
  signIn: signInInputSchema,
  signUp: signUpInputSchema,
  email: z.object({ email: emailSchema }),
  newPassword: z.object({ newPassword: newPasswordSchema }),
  secondFactor: secondFactorSchema,
};
