/** Access to screens and redirect targets. The calls behind a screen check again. */
import type { User } from '#contract/identity.ts';
import { loginAddress } from '#web/features/session/current-user.ts';
import type { Screen } from './screen.ts';

const admins: readonly User['role'][] = ['ADMIN', 'SUPER_ADMIN'];

/** Screens that an administrator who must set up a second factor first may open. */
const OPEN_WITHOUT = /^\/(second-factor|terms|privacy)(?:[?#]|$)/;
const setUpAddress = (address: string): string => `/second-factor?returnTo=${encodeURIComponent(address)}`;

/** Null if `visitor` may stay: the user, or whether the visitor is signed in if no role is required. `address` is where they return to. */
export function redirectTarget(access: Screen['access'], visitor: User | boolean | null, address: string): string | null {
	if (typeof visitor === 'object' && visitor?.secondFactorDue && !OPEN_WITHOUT.test(address)) return setUpAddress(address);
	if (access === 'anyone') return null;
	if (access === 'super-admin') return typeof visitor === 'object' && visitor?.role === 'SUPER_ADMIN' ? null : '/';
	if (!visitor) return loginAddress(address);
	if (access === 'signed-in') return null;
	return typeof visitor === 'object' && admins.includes(visitor.role) ? null : '/';
}
