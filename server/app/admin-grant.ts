/** `npm run admin:grant -- PHONE`: makes the person who signed up with this phone the first super admin. */
import { type FirstSuperAdmin, grantFirstSuperAdmin } from '../capabilities/identity/index.ts';
import { systemClock } from '../platform/base/clock.ts';
import { StartError } from '../platform/base/start-error.ts';
import { printLine, runCommand, withDatabase } from './command.ts';

const problems: Record<Exclude<FirstSuperAdmin['outcome'], 'GRANTED' | 'IS_ONE_ALREADY'>, string> = {
	NO_PHONE: 'This is not a phone number; write it as +962790000000.',
	NO_ACCOUNT: 'Nobody has verified this phone number. Sign up on the site and verify it in your profile first.',
	SUSPENDED: 'This account is suspended.',
	ANOTHER_EXISTS: 'There is a super admin already, who assigns roles at /master-admin.',
};

runCommand(() =>
	withDatabase(async ({ db }) => {
		const [phone] = process.argv.slice(2);
		if (!phone) throw new StartError('Say whom: npm run admin:grant -- +962790000000');
		const result = await grantFirstSuperAdmin({ db, clock: systemClock }, phone);
		if (!('name' in result)) throw new StartError(problems[result.outcome]);
		printLine(
			result.outcome === 'GRANTED'
				? `${result.name} is super admin now, and signs in at /master-admin-login with a code sent to this phone.`
				: `${result.name} is super admin already.`,
		);
		return true;
	}),
);
