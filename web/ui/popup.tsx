/** A small window beside its opener; a sheet on phones. Its code is loaded when it first opens. */
import { type ReactNode, type RefObject, Suspense } from 'react';
import { Dialog } from './dialog.tsx';
import { lazyComponent, useEverTrue } from './lazy-component.tsx';
import { useNarrow } from './use-narrow.ts';

export type PopupProps = {
	open: boolean;
	onOpenChange(open: boolean): void;
	/** Anchor, which also receives the focus on closing. */
	anchor: RefObject<HTMLElement | null>;
	title: string;
	align?: 'start' | 'center' | 'end';
	/** Footer of the sheet. */
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
