/** Reserves the bell's space; the bell itself is loaded for signed-in users only. */
import { BellIcon } from 'lucide-react';
import { Suspense } from 'react';
import { useTexts } from '#web/i18n/context.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { lazyComponent, useMounted } from '#web/ui/lazy-component.tsx';

const Bell = lazyComponent(() => import('./bell.tsx'));

export function BellPlace() {
	const mounted = useMounted();
	if (!mounted) return <Waiting />;
	return (
		<Suspense fallback={<Waiting />}>
			<Bell />
		</Suspense>
	);
}

function Waiting() {
	const { bell } = useTexts();
	return (
		<IconButton label={bell.title} aria-haspopup="dialog">
			<BellIcon aria-hidden className="size-5" />
		</IconButton>
	);
}
