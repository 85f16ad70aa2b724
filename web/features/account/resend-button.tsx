/** Asks for another code, as soon as enough time has passed since the last one. */
import { Button } from '#web/ui/button.tsx';
import { useResend } from './use-resend.ts';

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
