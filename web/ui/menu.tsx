/** Menus of a button. The button is there at once; the menu's code arrives when it is first pointed at or pressed. */
import { cloneElement, type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { lazyComponent } from './lazy-component.tsx';

export type MenuItem = {
	key: string;
	label: ReactNode;
	/** The language of the label where it is not the page's. */
	lang?: string;
	icon?: ReactNode;
	/** Of several, the one that holds. */
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
