/**
 * Limits of guessing and of sending codes. Each target counts together with the network that asks, so that nobody uses up another's attempts;
 * over all networks attempts only become slower (docs/decisions/049). A device on which the person signed in before passes both.
 */
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

/** Admits one password for an account; `succeeded` takes the attempt back. Throws TOO_MANY_REQUESTS, for an unknown account too. */
export async function admitPassword(platform: Platform, email: string, from: ClientInfo): Promise<{ succeeded(): Promise<void> }> {
	const account = { email };
	if (await knownDevice(platform, account, from)) return admitKnownPassword(platform.limits, email);
	await platform.limits.count('signInAddress', from.address);
	await platform.limits.count('signInAccount', pair(email, networkOf(from.address)));
	if (await platform.limits.slowDown('password', email)) await announce(platform, account);
	return { succeeded: () => platform.limits.release('password', email) };
}

/** Admits one password where the account's owner signed in before: on a known device, or in a session. `account`: the e-mail address, or the id if there is none. */
export async function admitKnownPassword(limits: Limits, account: string): Promise<{ succeeded(): Promise<void> }> {
	const key = targetKey(account);
	await limits.count('knownPassword', key);
	return { succeeded: () => limits.refund('knownPassword', key) };
}

/** Admits sending one code or link. Throws TOO_MANY_REQUESTS, for an unknown account too. */
export async function admitCode(platform: Platform, account: AccountAddress, from: ClientInfo): Promise<void> {
	const target = addressOf(account);
	const device = await knownDevice(platform, account, from);
	if (device) return platform.limits.count('codeNumber', pair(target, device));
	await platform.limits.count('codeAddress', from.address);
	await platform.limits.count('codeNumber', pair(target, networkOf(from.address)));
	if (await platform.limits.slowDown('code', target)) await announce(platform, account);
}

const addressOf = (account: AccountAddress): string => ('email' in account ? account.email : account.phone);
const pair = (target: string, origin: string): string => `${targetKey(target)} ${origin}`;

async function knownDevice(platform: Platform, account: AccountAddress, { request }: ClientInfo): Promise<string | null> {
	const device = readDevice(platform, request);
	return device && (await isKnownDevice(platform.db, device, account)) ? device : null;
}

/** By a job, so that the work is the same whether there is somebody to notify or not. */
async function announce(platform: Platform, account: AccountAddress): Promise<void> {
	await inTransaction(platform.db, (tx) => enqueue(tx, sendAttemptNotice, account));
}
