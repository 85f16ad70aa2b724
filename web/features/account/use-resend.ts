/** Countdown until a code may be requested again, because e-mails and SMS take a while. */
import { useNow } from '#web/browser/page/use-now.ts';

const AFTER_MS = 30_000;
const SECOND_MS = 1000;

/** `0:29`, counting down; null once another code may be requested. */
export function useResend(sentAt: number): string | null {
	const left = Math.ceil(Math.min(AFTER_MS, sentAt + AFTER_MS - useNow(SECOND_MS)) / SECOND_MS);
	return left > 0 ? `0:${String(left).padStart(2, '0')}` : null;
}
