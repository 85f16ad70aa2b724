/** A small window beside what opened it; on a phone the same content is a sheet. Its code arrives when it first opens. */
import { type ReactNode, type RefObject, Suspense } from 'react';
import { Dialog } from './dialog.tsx';
import { lazyComponent, useEverTrue } from './lazy-component.tsx';
import { useNarrow } from './use-narrow.ts';

export type PopupProps = {
	open: boolean;
	onOpenChange(open: boolean): void;
	/** What it stands beside, and what the focus returns to. */
	anchor: RefObject<HTMLElement | null>;
	title: string;
	align?: 'start' | 'center' | 'end';
	/** Of the sheet. */
	footer?: ReactNode;
	children: ReactNode;
};

const PopupWindow = lazyComponent(() => import('./popup-window.tsx'));
export const preloadPopup = PopupWindow.preload;

export function Popup(props: PopupProps) {
	const narrow = useNarrow();
	const isNeeded = useEverTrue(props.open);
	if (!isNeeded) return null;
	if (narrow) return <Dialog {...props} />;
	return (
		<Suspense fallback={null}>
			<PopupWindow {...props} />
		</Suspense>
	);
}
