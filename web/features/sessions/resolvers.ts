import { zodResolver } from '@hookform/resolvers/zod';
import { signInInputSchema, signUpInputSchema } from '../../../shared/features/users/user.ts';

export const signInResolver = zodResolver(signInInputSchema);
export const signUpResolver = zodResolver(signUpInputSchema);
