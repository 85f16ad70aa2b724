/** Where a booking or a listing sent the person from, kept in this browser: the answer to an identity check comes days later. */
import { localPath } from '#contract/local-path.ts';
import { ammanDate } from '#contract/time.ts';

const keyOf = (userId: string): string => `mishwar:way-back:${userId}`;

export function keepWayBack(userId: string, path: string): void {
	try {
		localStorage.setItem(keyOf(userId), path);
	} catch {
		// Without storage the way back is the one in the address.
	}
}

/** Null where nothing is kept, and once the pickup is in the past. */
export function keptWayBack(userId: string): string | null {
	try {
		const path = localPath(localStorage.getItem(keyOf(userId)));
		return path && !isOver(path) ? path : null;
	} catch {
		return null;
	}
}

export function forgetWayBack(userId: string): void {
	try {
		localStorage.removeItem(keyOf(userId));
	} catch {
		// There was none then.
	}
}

function isOver(path: string): boolean {
	const pickup = new URLSearchParams(path.split('?')[1] ?? '').get('pickup');
	return pickup !== null && pickup < ammanDate(new Date());
}
