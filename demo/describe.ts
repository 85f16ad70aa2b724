/** Start-up message of the demo: accounts, test card, and where messages are. */
import { DEMO_PASSWORD } from '#contract/dev.ts';
import { SUPER_ADMIN_PHONE } from './people/demo-accounts.ts';

const accounts = [
	['renter@mishwar.test', 'a renter with trips'],
	['newcomer@mishwar.test', 'has handed in nothing yet'],
	['pending@mishwar.test', 'waits for the identity check'],
	['owner@mishwar.test', 'an owner with requests to answer'],
	['owner2@mishwar.test', 'another owner, in Aqaba'],
	['admin@mishwar.test', 'an admin'],
] as const;

/** `isReachable`: others than this machine can open the pages. */
export function describeDemo({ isReachable, DEMO_PUBLIC: isPublic }: { isReachable: boolean; DEMO_PUBLIC: boolean }): string {
	return [
		`Demo accounts, password ${DEMO_PASSWORD}:`,
		...accounts.map(([email, what]) => `  ${email.padEnd(23)}${what}`),
		`  ${SUPER_ADMIN_PHONE.padEnd(23)}the super admin, by phone: the code is in /dev/outbox`,
		'Test card 4508 7500 1574 1019, 3-D Secure code 1234. E-mails and SMS arrive in /dev/outbox.',
		...(isPublic ? ['DEMO_PUBLIC: anybody who can reach this server can read the outbox and use these accounts.'] : []),
		...(isReachable && !isPublic
			? ['Only this machine can use these accounts and read the outbox; DEMO_PUBLIC=1 opens them to everybody.']
			: []),
	].join('\n');
}
