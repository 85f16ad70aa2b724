/** Dialogs, sheets and drawers. Their code is loaded when the first one opens. */
import { type ReactNode, Suspense } from 'react';
import { lazyComponent, useEverTrue } from './lazy-component.tsx';

export type DialogProps = {
	open: boolean;
	onOpenChange(open: boolean): void;
	title: string;
	/** Announced with the title and displayed below it. */
	description?: string;
	/** `dialog` is centred, and a bottom sheet on a phone; `drawer` slides in from the start of the line. */
	shape?: 'dialog' | 'drawer';
	wide?: boolean;
	/** Stays visible while the content scrolls. */
	footer?: ReactNode;
	children: ReactNode;
};

const DialogWindow = lazyComponent(() => import('./dialog-window.tsx'));
export const preloadDialog = DialogWindow.preload;

/** The focus returns to the opener. */
export function Dialog(props: DialogProps) {
	if (!useEverTrue(props.open)) return null;
	return (
		<Suspense fallback={null}>
			<DialogWindow {...props} />
		</Suspense>
	);
}
