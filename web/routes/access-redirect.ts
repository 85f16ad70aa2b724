/** Who may see a screen, and where everybody else is sent. The calls behind the screen decide again, by themselves. */
import type { User } from '#contract/identity.ts';
import { loginAddress } from '#web/features/session/current-user.ts';
import type { Screen } from './screen.ts';

const admins: readonly User['role'][] = ['ADMIN', 'SUPER_ADMIN'];

/** Null where `visitor` may stay: the person, or whether somebody is signed in where no role is asked for. `address` is where they come back to. */
export function redirectTarget(access: Screen['access'], visitor: User | boolean | null, address: string): string | null {
	if (access === 'anyone') return null;
	if (access === 'super-admin') return typeof visitor === 'object' && visitor?.role === 'SUPER_ADMIN' ? null : '/';
	if (!visitor) return loginAddress(address);
	if (access === 'signed-in') return null;
	return typeof visitor === 'object' && admins.includes(visitor.role) ? null : '/';
}
