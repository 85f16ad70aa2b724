/**
 * Limits of guessing and of sending codes. Each target counts together with the network of the request, so that attempts of others are not used up;
 * over all networks attempts are slowed down, never refused altogether (docs/decisions/049). A device on which the person signed in before is exempt
 * from both. Second factors and networks are only slowed down as well (docs/decisions/128, 134).
 */
import { Refusal } from '#server/platform/base/refusal.ts';
import type { Platform } from '#server/platform/context/platform.ts';
import { inTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/jobs/jobs.ts';
import { targetKey } from '#server/platform/limits/attempt-delays.ts';
import { networkOf } from '#server/platform/limits/rate-limits.ts';
import { readDevice } from './devices.ts';
import { type AccountAddress, isKnownDevice } from './devices-sql.ts';
import { sendAttemptNotice } from './jobs.ts';
import type { ClientInfo } from './sign-in.ts';

type Limits = Platform['limits'];

/** Admits one password for an account; `succeeded` revokes the attempt. Throws TOO_MANY_REQUESTS, for an unknown account too. */
export async function admitPassword(platform: Platform, email: string, from: ClientInfo): Promise<{ succeeded(): Promise<void> }> {
	const account = { email };
	if (await knownDevice(platform, account, from)) return admitKnownPassword(platform.limits, email);
	const signIn = await admitSignIn(platform, from, 'typed');
	await platform.limits.count('signInAccount', keyOf(email, networkOf(from.address)));
	if (await platform.limits.slowDown('password', email)) await announce(platform, account);
	return {
		succeeded: async () => {
			await platform.limits.release('password', email);
			await signIn.succeeded();
		},
	};
}

/**
 * Admits one call of a sign-in to any account; `succeeded` takes it back. A browser in which somebody signed in before has a limit of its own; all others of a
 * network are only slowed down, because it may be that of a carrier. Sign-ins by passkey or provider (`signed`) are counted apart from typed passwords and
 * codes, so that guesses do not slow them down. Throws TOO_MANY_REQUESTS.
 */
export async function admitSignIn(
	platform: Platform,
	{ request, address }: ClientInfo,
	proof: 'typed' | 'signed',
): Promise<{ succeeded(): Promise<void> }> {
	const device = await deviceOfAnybody(platform, request);
	if (device) {
		await platform.limits.count('signInDevice', device);
		return { succeeded: () => platform.limits.refund('signInDevice', device) };
	}
	const network = `${proof} ${networkOf(address)}`;
	await platform.limits.slowDown('signInNetwork', network);
	return { succeeded: () => platform.limits.release('signInNetwork', network) };
}

/** Admits one password on a device where the account's owner signed in before: a known device, or a session. `account`: the e-mail address, or the id if there is none. */
export async function admitKnownPassword(limits: Limits, account: string): Promise<{ succeeded(): Promise<void> }> {
	const key = targetKey(account);
	await limits.count('knownPassword', key);
	return { succeeded: () => limits.refund('knownPassword', key) };
}

/** Admits sending one code or link without a session. Throws TOO_MANY_REQUESTS, for an unknown account too. */
export async function admitCode(platform: Platform, account: AccountAddress, from: ClientInfo): Promise<void> {
	const device = await knownDevice(platform, account, from);
	if (!device) await admitOrigin(platform, from);
	await admitTarget(platform, account, { device, network: networkOf(from.address) });
}

/** The same for a signed-in person, who has their own limit instead of the network's, which a whole carrier may share. */
export async function admitOwnCode(platform: Platform, userId: string, account: AccountAddress, from: ClientInfo): Promise<void> {
	await platform.limits.count('codeAccount', userId);
	await admitTarget(platform, account, { device: await knownDevice(platform, account, from), network: networkOf(from.address) });
}

/** A browser in which somebody signed in before has a limit of its own. All others of a network are only slowed down, because thousands of phones may share it. */
async function admitOrigin(platform: Platform, { request, address }: ClientInfo): Promise<void> {
	const device = await deviceOfAnybody(platform, request);
	if (device) return platform.limits.count('codeDevice', device);
	await platform.limits.slowDown('codeNetwork', networkOf(address));
}

async function deviceOfAnybody(platform: Platform, request: Request): Promise<string | null> {
	const device = readDevice(platform, request);
	return device && (await isKnownDevice(platform.db, device, 'ANYBODY')) ? device : null;
}

async function admitTarget(platform: Platform, account: AccountAddress, origin: { device: string | null; network: string }): Promise<void> {
	const target = addressOf(account);
	await platform.limits.count('codeNumber', keyOf(target, origin.device ?? origin.network));
	if (!origin.device && (await platform.limits.slowDown('code', target))) await announce(platform, account);
}

/**
 * Admits one code of an authenticator app, or recovery code: counted per session and per known device, otherwise over all networks together.
 * Attempts are only slowed down, so that an attacker who knows the password cannot lock the person out of known devices. Throws TOO_MANY_REQUESTS.
 */
export async function admitFactor(platform: Platform, userId: string, from: FactorOrigin): Promise<FactorAttempt> {
	const origin = 'sessionId' in from ? from.sessionId : await knownDevice(platform, { userId }, from);
	const target = origin ? `${userId} ${origin}` : userId;
	const isFirstDelayed = await platform.limits.slowDown('factor', target);
	return { isFirstDelayed, succeeded: () => platform.limits.release('factor', target) };
}

/** A session, or the second step of a sign-in. */
export type FactorOrigin = { sessionId: string } | ClientInfo;
type FactorAttempt = { isFirstDelayed: boolean; succeeded(): Promise<void> };

/** Whether this is the first notice of this kind to a person today. */
export async function isFirstToday({ limits }: Platform, subject: string): Promise<boolean> {
	try {
		await limits.count('attemptNotice', subject);
		return true;
	} catch (error) {
		if (error instanceof Refusal) return false;
		throw error;
	}
}

const addressOf = (account: AccountAddress): string => ('email' in account ? account.email : account.phone);
const keyOf = (target: string, origin: string): string => `${targetKey(target)} ${origin}`;

async function knownDevice(platform: Platform, account: AccountAddress | { userId: string }, from: ClientInfo): Promise<string | null> {
	const device = readDevice(platform, from.request);
	return device && (await isKnownDevice(platform.db, device, account)) ? device : null;
}

/** By a job, so that the work is the same whether there is an account to notify or not. */
async function announce(platform: Platform, account: AccountAddress): Promise<void> {
	await inTransaction(platform.db, (tx) => enqueue(tx, sendAttemptNotice, account));
}
