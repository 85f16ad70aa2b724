/** The lower edge of a dialog: the way back, and the button that does it. On a phone the latter is above. */
import type { ReactNode } from 'react';
import { Button } from './button.tsx';

type DialogActionsProps = {
	/** The label of the way back. */
	back: string;
	onBack(): void;
	/** Nothing can be called off once it is on its way. */
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
