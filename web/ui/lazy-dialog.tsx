/** A dialog whose own code is fetched when it is first opened. */
import { type ComponentType, Suspense } from 'react';
import { lazyComponent, useEverTrue } from './lazy-component.tsx';

/** It stays mounted afterwards, so that its closing is visible. */
export function lazyDialog<P extends { open: boolean }>(load: () => Promise<{ default: ComponentType<P> }>) {
	const Late = lazyComponent(load);
	return function LateDialog(props: P) {
		if (!useEverTrue(props.open)) return null;
		return (
			<Suspense fallback={null}>
				<Late {...props} />
			</Suspense>
		);
	};
}
