/** The page that sent the person here to be verified, stored in this browser because approval takes days. */
import { localPath } from '#contract/local-path.ts';
import { ammanDate } from '#contract/time.ts';
import { draftStorage } from '#web/browser/device/draft-storage.ts';

const isPath = (stored: unknown): stored is string => typeof stored === 'string' && localPath(stored) === stored;
const storage = draftStorage('way-back', isPath);
/** There is one for each person. */
const SUBJECT = 'identity';

export const saveReturnTo = (userId: string, path: string): void => storage.save(userId, SUBJECT, path);

/** Null if nothing is stored or the pickup is in the past. */
export function getReturnTo(userId: string): string | null {
	const path = storage.get(userId, SUBJECT);
	return path && !isOver(path) ? path : null;
}

export const clearReturnTo = (userId: string): void => storage.clear(userId, SUBJECT);

function isOver(path: string): boolean {
	const pickup = new URLSearchParams(path.split('?')[1] ?? '').get('pickup');
	return pickup !== null && pickup < ammanDate(new Date());
}
