/** Asks for another code, as soon as enough time has passed since the last one. */

import { useNow } from '#web/browser/page/use-now.ts';
import { Button } from '#web/ui/button.tsx';

type ResendButtonProps = {
	/** When the last one was sent, in milliseconds. */
	sentAt: number;
	texts: { resend: string; resendIn(time: string): string; sending: string };
	busy: boolean;
	onResend(): void;
	className?: string;
};

export function ResendButton({ sentAt, texts, busy, onResend, className = '-me-4' }: ResendButtonProps) {
	const left = useResend(sentAt);
	return (
		<Button variant="quiet" className={`numbers ${className}`} disabled={left !== null} busy={busy && texts.sending} onClick={onResend}>
			{left ? texts.resendIn(left) : texts.resend}
		</Button>
	);
}

/** A code may be requested again after this time, because e-mails and SMS take a while. */
const AFTER_MS = 30_000;
const SECOND_MS = 1000;

/** `0:29`, counting down; null once another code may be requested. */
export function useResend(sentAt: number): string | null {
	const left = Math.ceil(Math.min(AFTER_MS, sentAt + AFTER_MS - useNow(SECOND_MS)) / SECOND_MS);
	return left > 0 ? `0:${String(left).padStart(2, '0')}` : null;
}
