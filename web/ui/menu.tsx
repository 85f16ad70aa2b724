/** Menu button. The menu's code is loaded on hover or press. */
import { cloneElement, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { lazyComponent } from './lazy-component.tsx';

export type MenuItem = {
	key: string;
	label: ReactNode;
	/** Language of the label, if it differs from the page's. */
	lang?: string;
	icon?: ReactNode;
	/** The selected one of several. */
	checked?: boolean;
	/** A plain browser navigation. */
	href?: string;
	onSelect?(): void;
};

type TriggerProps = {
	onClick?: () => void;
	onPointerEnter?: () => void;
	'aria-haspopup'?: 'menu';
	'aria-expanded'?: boolean;
};
export type MenuProps = { trigger: ReactElement<TriggerProps>; label: string; items: readonly MenuItem[]; side?: 'bottom' | 'top' };

const OpenMenu = lazyComponent(() => import('./menu-list.tsx'));

export function Menu(props: MenuProps) {
	const [isNeeded, setWanted] = useState(false);
	const closed = cloneElement(props.trigger, {
		'aria-haspopup': 'menu',
		'aria-expanded': false,
		onPointerEnter: OpenMenu.preload,
		onClick: () => setWanted(true),
	});
	if (!isNeeded) return closed;
	return (
		<Suspense fallback={closed}>
			<OpenMenu {...props} />
		</Suspense>
	);
}
