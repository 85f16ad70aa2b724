/** The bell: unread count, and the list on press. */
import { BellIcon } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#web/i18n/context.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { lazyComponent } from '#web/ui/lazy-component.tsx';
import { Popup, preloadPopup } from '#web/ui/popup.tsx';
import { BellWaiting } from './bell-waiting.tsx';
import { unreadOf, useBell, useBellTexts } from './notifications.ts';

const BellList = lazyComponent(() => import('./bell-list.tsx'));
const MOST_SHOWN = 9;

export default function Bell() {
	const t = useBellTexts();
	const { texts, format } = useLanguage();
	const [open, setOpen] = useState(false);
	const anchor = useRef<HTMLButtonElement>(null);
	const { data, refetch } = useBell();
	const unread = unreadOf(data);
	// On the icon of the installed app, if the device supports a badge; others refuse it.
	useEffect(() => {
		if (data) navigator.setAppBadge?.(unread).catch(() => undefined);
	}, [data, unread]);
	const preload = () => {
		preloadPopup();
		BellList.preload();
	};
	const press = () => {
		if (!open) void refetch();
		setOpen(!open);
	};
	return (
		<>
			<IconButton
				ref={anchor}
				data-testid="bell"
				label={unread > 0 ? format.plural(t.unread, unread) : t.none}
				aria-haspopup="dialog"
				aria-expanded={open}
				onPointerEnter={preload}
				onClick={press}
			>
				<BellIcon aria-hidden className="size-5" />
				{/* Drawn by CSS, because the button's label already contains the number in words. */}
				{unread > 0 && (
					<span
						aria-hidden
						dir="ltr"
						data-count={unread > MOST_SHOWN ? `${format.number(MOST_SHOWN)}+` : format.number(unread)}
						className="numbers absolute end-0.5 top-0.5 grid h-5 min-w-5 place-items-center rounded-pill bg-primary px-1 font-semibold text-on-primary text-xs leading-none before:content-[attr(data-count)]"
					/>
				)}
			</IconButton>
			<Popup open={open} onOpenChange={setOpen} anchor={anchor} title={texts.bell.title} align="end">
				<Suspense
					fallback={
						<div className="h-[452px] md:w-96">
							<BellWaiting />
						</div>
					}
				>
					<BellList onFollow={() => setOpen(false)} />
				</Suspense>
			</Popup>
		</>
	);
}
