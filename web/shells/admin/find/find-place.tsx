/** Opens the search over everything, by its button or Ctrl+K. The search itself is loaded with its first opening, and its texts with it. */
import { Search } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { IconButton } from '#web/ui/button.tsx';
import { lazyComponent, useEverTrue } from '#web/ui/lazy-component.tsx';

const FindWindow = lazyComponent(() => import('./find-window.tsx'));

export function FindPlace({ label }: { label: string }) {
	const [open, setOpen] = useState(false);
	const isNeeded = useEverTrue(open);
	useEffect(() => {
		const press = (event: KeyboardEvent) => {
			// By the position of the key: an Arabic layout types another letter.
			if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
			event.preventDefault();
			setOpen(true);
		};
		addEventListener('keydown', press);
		return () => removeEventListener('keydown', press);
	}, []);
	return (
		<>
			<IconButton
				label={label}
				aria-haspopup="dialog"
				aria-keyshortcuts="Control+K Meta+K"
				onPointerDown={FindWindow.preload}
				onClick={() => setOpen(true)}
			>
				<Search aria-hidden className="size-5" />
			</IconButton>
			{isNeeded && (
				<Suspense fallback={null}>
					<FindWindow open={open} onOpenChange={setOpen} />
				</Suspense>
			)}
		</>
	);
}
