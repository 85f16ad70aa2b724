/** The lower edge of a dialog: the button that closes it, and the button that acts. On a phone the latter is above. */
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type DialogActionsProps = {
	/** The label of the closing button. */
	back: string;
	onBack(): void;
	/** An action cannot be cancelled once it has started. */
	busy?: boolean;
	/** The other button or buttons. */
	children: ReactNode;
};

export function DialogActions({ back, onBack, busy = false, children }: DialogActionsProps) {
	return (
		<div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
			<Button disabled={busy} onClick={onBack}>
				{back}
			</Button>
			{children}
		</div>
	);
}
