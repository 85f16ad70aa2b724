/** Dialogs, sheets and drawers: what stands over the page until it is done with. Their code arrives when the first one opens. */
import { type ReactNode, Suspense } from 'react';
import { lazyComponent, useEverTrue } from './lazy-component.tsx';

export type DialogProps = {
	open: boolean;
	onOpenChange(open: boolean): void;
	title: string;
	/** Read aloud with the title, and shown below it. */
	description?: string;
	/** `dialog` is in the middle, and a sheet from below on a phone; `drawer` slides in from where lines begin. */
	shape?: 'dialog' | 'drawer';
	wide?: boolean;
	/** Stays at the lower edge while the content scrolls. */
	footer?: ReactNode;
	children: ReactNode;
};

const DialogWindow = lazyComponent(() => import('./dialog-window.tsx'));
export const preloadDialog = DialogWindow.preload;

/** Where the focus was when it opened, it returns to. */
export function Dialog(props: DialogProps) {
	if (!useEverTrue(props.open)) return null;
	return (
		<Suspense fallback={null}>
			<DialogWindow {...props} />
		</Suspense>
	);
}
